import { Converter } from 'opencc-js';
import { listCommonCharacters } from '../../protocol/gb2312';

/** Blocks of Han characters that keyboards write: Unified Ideographs and their Extension A. */
const blocks = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
] as const;

/**
 * Traditional characters (Hong Kong, Taiwan and OpenCC's own standard), each before its simplified form, where that one
 * stands in the corpus or in what people say for its words: nothing else can be found. A character that pages or common
 * words use as it is (著, 乾) keeps to itself. In the order of GB 2312.
 */
export function buildTraditional(corpusCharacters: ReadonlySet<string>): string {
  const converters = (['t', 'hk', 'tw'] as const).map((from) => Converter({ from, to: 'cn' }));
  const order = new Map([...listCommonCharacters()].map((character, place) => [character, place]));
  const isSimplified = (character: string) => order.has(character) || corpusCharacters.has(character);
  const pairs: { traditional: string; simplified: string }[] = [];
  for (const [first, last] of blocks) {
    for (let code = first; code <= last; code += 1) {
      const traditional = String.fromCharCode(code);
      const simplified = converters.map((convert) => convert(traditional)).find((form) => form !== traditional);
      if (simplified !== undefined && corpusCharacters.has(simplified) && !isSimplified(traditional))
        pairs.push({ traditional, simplified });
    }
  }
  const placeOf = ({ simplified }: { simplified: string }) => order.get(simplified) ?? order.size;
  return pairs
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ traditional, simplified }) => traditional + simplified)
    .join('');
}
