import { Converter } from 'opencc-js';
import { listCommonCharacters } from '../../protocol/gb2312';

/** Blocks of Han characters on keyboards: Unified Ideographs and their Extension A. */
const blocks = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
] as const;

const hanCharacters = blocks.flatMap(([first, last]) =>
  Array.from({ length: last + 1 - first }, (_, place) => String.fromCharCode(first + place)),
);

/** Simplifies each character alone: a converter also knows words. */
function simplifyEach(characters: readonly string[], from: 't' | 'hk' | 'tw'): string[] {
  return Converter({ from, to: 'cn' })(characters.join('\n')).split('\n');
}

/**
 * Builds pairs of traditional characters (Hong Kong, Taiwan and OpenCC's own standard) and their simplified forms that
 * the corpus or its synonyms contain: nothing else can match. Characters that pages or common words use as they are (著,
 * 乾) stay. So do those whose simplified form is two UTF-16 units (鑪, 𬬻), because folding keeps every position. Sorted
 * like GB 2312.
 */
export function buildTraditional(corpusCharacters: ReadonlySet<string>): string {
  const simplifiedForms = (['t', 'hk', 'tw'] as const).map((from) => simplifyEach(hanCharacters, from));
  const order = new Map([...listCommonCharacters()].map((character, place) => [character, place]));
  const isSimplified = (character: string) => order.has(character) || corpusCharacters.has(character);
  const pairs = hanCharacters.flatMap((traditional, place) => {
    const simplified = simplifiedForms.map((forms) => forms[place] ?? '').find((form) => form !== traditional);
    const isAsked = simplified?.length === 1 && corpusCharacters.has(simplified) && !isSimplified(traditional);
    return isAsked ? [{ traditional, simplified }] : [];
  });
  const placeOf = ({ simplified }: { simplified: string }) => order.get(simplified) ?? order.size;
  return pairs
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ traditional, simplified }) => traditional + simplified)
    .join('');
}
