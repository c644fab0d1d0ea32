import { measureText } from '../../drawing/measureText';
import { type TextBlock, buildTextBlock } from '../../drawing/textBlock';
import { buildBadge, buildWords } from './controlParts';
import type { NumberedElement } from './numbering';
import { type Piece, type Style, joinPieces } from './piece';

/** A table as its region describes it, with the numbers of its elements; a column without number is no element. */
export type TableContent = {
  columns: readonly { label: string; number: number | undefined }[];
  rows: readonly (readonly string[])[];
  actions: readonly NumberedElement[];
};

const longCodeCharacters = 9;

/** Parts between which a long code may break: after its hyphens, those of a date excepted. */
export const splitCode = (text: string): string[] =>
  text.length < longCodeCharacters ? [text] : text.split(/(?<=-)(?<!\d-(?=\d))/);

/** A code with the line breaks it needs; other texts break by themselves. */
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

/** The text of a cell in at most this width. */
export function buildCell(text: string, style: Style, maxWidth: number, bold = false): TextBlock {
  return buildTextBlock(
    [{ text: breakCode(text, style, maxWidth), sizePx: style.notePx, bold, colour: 'text' }],
    maxWidth,
  );
}

/** What can be done with a row, with its number. */
export function buildAction({ number, label }: NumberedElement, style: Style): Piece {
  return joinPieces([...buildBadge(number, style), buildWords(label, style, 'accent')], 6);
}
