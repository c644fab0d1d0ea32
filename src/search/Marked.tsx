import type { ReactNode } from 'react';
import type { TextPiece } from '../../search/protocol/markedText';

/** Text with its matches in `<mark>`. Renders text nodes only, because the text comes from the index. */
export default function Marked({ pieces }: { pieces: readonly TextPiece[] }): ReactNode {
  return pieces.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text));
}
