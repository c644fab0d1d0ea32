import { measureText } from '../../drawing/measureText';
import { type TextBlock, buildTextBlock } from '../../drawing/textBlock';
import { buildBadge, buildWords } from './controlParts';
import type { NumberedElement } from './numbering';
import { type Piece, type Style, joinPieces } from './piece';

/** Content of a table region with the numbers of its elements. Columns without a number are not elements. */
export type TableContent = {
  columns: readonly { label: string; number: number | undefined }[];
  rows: readonly (readonly string[])[];
  actions: readonly NumberedElement[];
};

const longCodeCharacters = 9;

/** Splits a long code after its hyphens, but keeps dates whole. */
export const splitCode = (text: string): string[] =>
  text.length < longCodeCharacters ? [text] : text.split(/(?<=-)(?<!\d-(?=\d))/);

/** Inserts the required line breaks into a code. Other texts wrap by themselves. */
function breakCode(text: string, style: Style, maxWidth: number): string {
  const fits = (line: string) => measureText(line, { sizePx: style.notePx }) <= maxWidth;
  if (fits(text) || !text.includes('-')) return text;
  return splitCode(text)
    .reduce<string[]>((lines, part) => {
      const last = lines.at(-1);
      return last !== undefined && fits(last + part) ? [...lines.slice(0, -1), last + part] : [...lines, part];
    }, [])
    .join('\n');
}

export function buildCell(text: string, style: Style, maxWidth: number, bold = false): TextBlock {
  return buildTextBlock(
    [{ text: breakCode(text, style, maxWidth), sizePx: style.notePx, bold, colour: 'text' }],
    maxWidth,
  );
}

/** Builds an action of a row with its number. */
export function buildAction({ number, label }: NumberedElement, style: Style): Piece {
  return joinPieces([...buildBadge(number, style), buildWords(label, style, 'accent')], 6);
}
