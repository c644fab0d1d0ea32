/** Chinese characters of names by the first letter of their pinyin. A character with several readings occurs repeatedly. */
export type Initials = Readonly<Record<string, string>>;

const normalize = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/**
 * Returns a function that returns whether a name contains `query`, without spaces, case and width. A letter of `query`
 * also stands for a Chinese character that begins with it in pinyin: `sbjr` finds 设备接入.
 */
export function createMatcher(query: string, initials: Initials): (name: string) => boolean {
  const typed = [...normalize(query)];
  return (name) => {
    const characters = [...normalize(name)];
    const startsAt = (start: number): boolean =>
      typed.every((letter, offset) => {
        const character = characters[start + offset];
        return character !== undefined && (character === letter || initials[letter]?.includes(character) === true);
      });
    return characters.some((_, start) => startsAt(start));
  };
}
