import type { Shape, Text } from '../../drawing/drawing';
import { measureLongestWord } from '../../drawing/wrapText';
import { measureText } from '../../drawing/measureText';
import { type TextBlock, buildTextBlock, placeTextBlock } from '../../drawing/textBlock';
import { drawCornerBadge } from './badge';
import { buildBadge, buildWords } from './controls';
import type { NumberedElement } from './numbering';
import { type Piece, type Style, flowPieces, joinPieces, stackPieces } from './piece';

const cell = { x: 12, y: 10 };
const cardPadding = 12;
const more = '…';
const moreRoom = 30;

/** A table as its region describes it, with the numbers of its elements; a column without number is no element. */
export type TableContent = {
  columns: readonly { label: string; number: number | undefined }[];
  rows: readonly (readonly string[])[];
  actions: readonly NumberedElement[];
};

/** Parts between which a long code may break: after its hyphens. */
const splitCode = (text: string): string[] => text.split(/(?<=-)/);

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

function buildCell(text: string, style: Style, maxWidth: number, bold = false): TextBlock {
  return buildTextBlock(
    [{ text: breakCode(text, style, maxWidth), sizePx: style.notePx, bold, colour: 'text' }],
    maxWidth,
  );
}

function buildAction({ number, label }: NumberedElement, style: Style): Piece {
  return joinPieces([buildBadge(number, style), buildWords(label, style, 'accent')], 6);
}

/**
 * Widths of the columns: as their texts need, with the rest shared; narrower, down to the longest word, when there is
 * too little room. Undefined when even that is too wide.
 */
function fitColumns({ columns, rows }: TableContent, style: Style, room: number): number[] | undefined {
  const texts = columns.map(({ label }, index) => [label, ...rows.map((row) => row[index] ?? '')]);
  const natural = texts.map(
    (column) => Math.max(...column.map((text) => measureText(text, { sizePx: style.notePx, bold: true }))) + 2 * cell.x,
  );
  const least = texts.map(
    (column) =>
      Math.max(
        measureText(column[0] ?? '', { sizePx: style.notePx, bold: true }),
        ...column.flatMap(splitCode).map((part) => measureLongestWord(part, { sizePx: style.notePx })),
      ) +
      2 * cell.x,
  );
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  if (sum(natural) <= room) return natural.map((width) => width + (room - sum(natural)) / natural.length);
  if (sum(least) > room) return undefined;
  const share = (room - sum(least)) / (sum(natural) - sum(least));
  return least.map((width, index) => width + ((natural[index] ?? width) - width) * share);
}

function buildGrid(
  content: TableContent,
  widths: readonly number[],
  actions: Piece | undefined,
  style: Style,
  width: number,
): Piece {
  const actionsX = widths.reduce((sum, each) => sum + each, 0) + cell.x;
  const lines = [content.columns.map(({ label }) => label), ...content.rows].map((texts, row) =>
    widths.map((each, index) => buildCell(texts[index] ?? '', style, each - 2 * cell.x, row === 0)),
  );
  const heights = lines.map(
    (blocks, row) =>
      Math.max(...blocks.map((block) => block.height), row === 1 && actions ? actions.height - cell.y : 0) + 2 * cell.y,
  );
  const dots = buildWords(more, style, 'secondary');
  return {
    width,
    height: heights.reduce((sum, height) => sum + height, 0),
    draw: ({ x, y }) => {
      let top = y;
      const shapes: Shape[] = [{ shape: 'box', x, y, width, height: heights[0] ?? 0, fill: 'boxFill' }];
      const texts: Text[] = [];
      const parts: Shape[] = [];
      lines.forEach((blocks, row) => {
        const height = heights[row] ?? 0;
        let left = x;
        blocks.forEach((block, index) => {
          texts.push(
            ...placeTextBlock(block, { x: left + cell.x, y: top + (height - block.height) / 2 }, { align: 'start' }),
          );
          const number = content.columns[index]?.number;
          if (row === 0 && number !== undefined)
            parts.push(...drawCornerBadge({ x: left + 4, y: top }, number, style.notePx));
          left += widths[index] ?? 0;
        });
        if (actions && row > 0) {
          const piece = row === 1 ? actions : dots;
          parts.push(...piece.draw({ x: x + actionsX, y: top + (height - piece.height) / 2 }));
        }
        if (row > 0) {
          const points = [
            { x, y: top },
            { x: x + width, y: top },
          ];
          shapes.push({ shape: 'line', points, stroke: 'boxBorder', strokeWidth: 1 });
        }
        top += height;
      });
      const outline: Shape = { shape: 'box', x, y, width, height: top - y, stroke: 'boxBorder', strokeWidth: 2 };
      return [...shapes, outline, ...texts, ...parts];
    },
  };
}

/** As many of the first values of a row as fit, one at least. */
function beginRow([first = '', ...rest]: readonly string[], { notePx }: Style, width: number): string {
  return rest.reduce((text, value) => {
    const longer = `${text}\u3000${value}`;
    return value !== '' && measureText(longer, { sizePx: notePx }) <= width ? longer : text;
  }, first);
}

/** A row as a card: the names of the columns before their values; of rows after the first, how they begin. */
function buildCard(
  content: TableContent,
  row: readonly string[],
  style: Style,
  width: number,
  isFirst: boolean,
): Piece {
  const names = content.columns.map(({ label, number }) =>
    joinPieces(
      [...(number === undefined ? [] : [buildBadge(number, style)]), buildWords(label, style, 'secondary')],
      8,
    ),
  );
  const inner = width - 2 * cardPadding;
  const valueX = Math.max(...names.map((name) => name.width)) + 14;
  const lines = names.map((name, index): Piece => {
    const value = buildCell(row[index] ?? '', style, inner - valueX);
    const height = Math.max(name.height, value.height);
    return {
      width: inner,
      height,
      draw: ({ x, y }) => [
        ...name.draw({ x, y }),
        ...placeTextBlock(
          value,
          { x: x + valueX, y: y + (name.height - (value.lines[0]?.height ?? 0)) / 2 },
          { align: 'start' },
        ),
      ],
    };
  });
  const actions = content.actions.map((action) => buildAction(action, style));
  const body = stackPieces(
    isFirst
      ? [...lines, ...(actions.length > 0 ? [flowPieces(actions, inner, { x: 16, y: 8 })] : [])]
      : [
          joinPieces(
            [buildWords(beginRow(row, style, inner - moreRoom), style), buildWords(more, style, 'secondary')],
            8,
          ),
        ],
    8,
  );
  const height = body.height + 2 * cardPadding;
  return {
    width,
    height,
    draw: ({ x, y }) => [
      { shape: 'box', x, y, width, height, radius: 4, stroke: 'boxBorder', strokeWidth: 2 },
      ...body.draw({ x: x + cardPadding, y: y + cardPadding }),
    ],
  };
}

/** A table; where its columns have no room, its rows as cards. */
export function buildTable(content: TableContent, style: Style, width: number): Piece {
  const pieces = content.actions.map((action) => buildAction(action, style));
  const inRow = pieces.length > 0 ? joinPieces(pieces, 14) : undefined;
  const stacked = pieces.length > 0 ? stackPieces(pieces, 6) : undefined;
  for (const actions of [inRow, stacked]) {
    const widths = fitColumns(content, style, width - (actions ? actions.width + 2 * cell.x : 0));
    if (widths) return buildGrid(content, widths, actions, style, width);
  }
  return stackPieces(
    content.rows.map((row, index) => buildCard(content, row, style, width, index === 0)),
    10,
  );
}
