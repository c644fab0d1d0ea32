import { describe, expect, it } from 'vitest';
import { buildLanguageLabel } from './languageLabel';

describe('the language in the header of a code block', () => {
  it('is written as people write it', () => {
    expect(buildLanguageLabel('javascript', 'device.mjs')).toBe('JavaScript');
    expect(buildLanguageLabel('st', undefined)).toBe('ST');
  });

  it('is left out for plain text and when the title says it', () => {
    expect(buildLanguageLabel('text', '输出')).toBeUndefined();
    expect(buildLanguageLabel(undefined, undefined)).toBeUndefined();
    expect(buildLanguageLabel('javascript', 'JavaScript')).toBeUndefined();
  });
});
