import { type TextPiece } from '../../search/protocol/markedText';
import type { Hit } from '../../search/protocol/query';
import { readHitTexts } from './hitTexts';

const maxWords = 10;

/**
 * The passages of a page that made it a hit, as they stand there, longest first: for pinyin, a typing error or a
 * synonym not what the reader typed; what was found by another name may have that name further down. Single characters
 * only when there is nothing longer; they stand everywhere.
 */
export function findMarkedWords(hit: Hit): string[] {
  const { title, snippet, matchedKeyword } = readHitTexts(hit);
  const marked = ({ text, isMarked }: TextPiece) => (isMarked ? [text.trim()] : []);
  const words = [
    ...new Set([...title.flatMap(marked), ...snippet.flatMap(marked), ...matchedKeyword.flatMap(marked)]),
  ].filter((word) => word !== '');
  const long = words.filter((word) => word.length > 1);
  return (long.length > 0 ? long : words).sort((left, right) => right.length - left.length).slice(0, maxWords);
}
