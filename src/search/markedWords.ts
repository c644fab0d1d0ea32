import { type TextPiece } from '../../search/protocol/markedText';
import type { Hit } from '../../search/protocol/query';
import { readSectionTexts } from './hitTexts';

const maxWords = 10;

/**
 * Returns the matched passages of a hit, longest first, to highlight them on its page. They differ from the query for
 * pinyin, typos and synonyms. Omits single characters if there are longer passages, because they occur everywhere.
 */
export function findMarkedWords(hit: Hit): string[] {
  const { title, snippet, matchedKeyword } = readSectionTexts(hit);
  const marked = ({ text, isMarked }: TextPiece) => (isMarked ? [text.trim()] : []);
  const words = [
    ...new Set([...title.flatMap(marked), ...snippet.flatMap(marked), ...matchedKeyword.flatMap(marked)]),
  ].filter((word) => word !== '');
  const long = words.filter((word) => word.length > 1);
  return (long.length > 0 ? long : words).sort((left, right) => right.length - left.length).slice(0, maxWords);
}
