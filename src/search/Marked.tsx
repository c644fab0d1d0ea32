import type { ReactNode } from 'react';
import type { TextPiece } from '../../search/protocol/markedText';

/** Text whose matched passages are marked. Made of text nodes and `<mark>` only (promise S5). */
export default function Marked({ pieces }: { pieces: readonly TextPiece[] }): ReactNode {
  return pieces.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text));
}
