import { pinyin } from 'pinyin-pro';

const options = { pattern: 'first', toneType: 'none', type: 'array' } as const;

/** Returns the first letter of the pinyin of a name that begins with a Chinese character, read as in the name. */
export function findInitial(name: string): string | undefined {
  const [run] = /^\p{Script=Han}+/u.exec(name) ?? [];
  return run === undefined ? undefined : pinyin(run, options)[0];
}

/** Returns the Chinese characters of `texts` by the first letters of their readings. */
export function buildInitials(texts: readonly string[]): Record<string, string> {
  const characters = [...new Set(texts.join('').match(/\p{Script=Han}/gu))].sort();
  const initials: Record<string, string> = {};
  for (const character of characters) {
    for (const letter of new Set(pinyin(character, { ...options, multiple: true }))) {
      initials[letter] = (initials[letter] ?? '') + character;
    }
  }
  return initials;
}
