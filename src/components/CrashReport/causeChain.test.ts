import { describe, expect, it } from 'vitest';
import { readCauseChain } from './causeChain';

describe('readCauseChain', () => {
  // spec: crash-cause-chain
  it('lists the messages of an error and its causes, outermost first', () => {
    const error = new Error('a', { cause: new Error('b', { cause: 'c' }) });
    expect(readCauseChain(error)).toEqual(['a', 'b', 'c']);
  });

  it('returns the name of an error without message', () => {
    expect(readCauseChain(new TypeError())).toEqual(['TypeError']);
  });

  it('stops after ten messages when an error is its own cause', () => {
    const error = new Error('a');
    error.cause = error;
    expect(readCauseChain(error)).toHaveLength(10);
  });
});
