import { Converter } from 'opencc-js';
import { listCommonCharacters } from '../../protocol/gb2312';

/** Blocks of Han characters that keyboards write: Unified Ideographs and their Extension A. */
const blocks = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
] as const;

const hanCharacters = blocks.flatMap(([first, last]) =>
  Array.from({ length: last + 1 - first }, (_, place) => String.fromCharCode(first + place)),
);

/** Each of the characters in simplified form, by itself: a converter knows words of neighbours, too. */
function simplifyEach(characters: readonly string[], from: 't' | 'hk' | 'tw'): string[] {
  return Converter({ from, to: 'cn' })(characters.join('\n')).split('\n');
}

/**
 * Traditional characters (Hong Kong, Taiwan and OpenCC's own standard), each before its simplified form, where that one
 * stands in the corpus or in what people say for its words: nothing else can be found. A character that pages or common
 * words use as it is (著, 乾) keeps to itself; so does one whose simplified form is two UTF-16 units (鑪, 𬬻): folding,
 * which keeps every position, cannot write it. In the order of GB 2312.
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
