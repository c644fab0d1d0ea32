import { describe, expect, it } from 'vitest';
import { buildLanguageLabel } from './languageLabel';

describe('buildLanguageLabel', () => {
  it('returns the usual spelling of a language', () => {
    expect(buildLanguageLabel('javascript', 'device.mjs')).toBe('JavaScript');
    expect(buildLanguageLabel('st', undefined)).toBe('ST');
  });

  it('returns undefined for plain text and when the title names the language', () => {
    expect(buildLanguageLabel('text', '输出')).toBeUndefined();
    expect(buildLanguageLabel(undefined, undefined)).toBeUndefined();
    expect(buildLanguageLabel('javascript', 'JavaScript')).toBeUndefined();
  });
});
