import { describe, expect, it } from 'vitest';
import { findValueFault } from './findValueFault';

describe('findValueFault', () => {
  it('accepts an empty value, which keeps the example', () => {
    expect(findValueFault({ kind: 'address' }, '')).toBeUndefined();
  });

  it.each(['http://192.168.1.20', 'https://neptune.example.com:8443/', 'http://[::1]:8080', 'HTTP://a/prefix'])(
    'accepts the address %s',
    (value) => {
      expect(findValueFault({ kind: 'address' }, value)).toBeUndefined();
    },
  );

  it.each([
    ['192.168.1.20', 'scheme'],
    ['ftp://a', 'scheme'],
    ['http://a b', 'space'],
    ['http://', 'address'],
    ['http://a/?x=1', 'address'],
    ['http://a/#', 'address'],
    ['http://user:secret@a', 'address'],
    ['http://a\\b', 'address'],
    ['http://a:99999', 'address'],
  ])('refuses the address %s', (value, fault) => {
    expect(findValueFault({ kind: 'address' }, value)).toBe(fault);
  });

  it.each(['address', 'json', 'secret', 'text'] as const)('refuses control characters in %s', (kind) => {
    for (const character of ['\t', '\n', '\u0000', '\u007f', '\u2028']) {
      expect(findValueFault({ kind }, `a${character}b`)).toBe('control');
    }
  });

  it('refuses spaces around a secret and accepts them in text', () => {
    expect(findValueFault({ kind: 'secret' }, 'abc ')).toBe('trim');
    expect(findValueFault({ kind: 'text' }, '注塑机 01')).toBeUndefined();
  });

  it('refuses invalid JSON', () => {
    expect(findValueFault({ kind: 'json' }, '{"a":1')).toBe('json');
    expect(findValueFault({ kind: 'json' }, '{"a":1}')).toBeUndefined();
  });
});
