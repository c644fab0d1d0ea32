import type { Shape, Text } from '../../drawing/drawing';
import { measureLongestWord } from '../../drawing/wrapText';
import { measureText } from '../../drawing/measureText';
import { placeTextBlock } from '../../drawing/textBlock';
import { drawCornerBadge } from './badge';
import { buildWords } from './controlParts';
import { buildCard } from './tableCard';
import { type TableContent, buildAction, buildCell, splitCode } from './tableContent';
import { type Piece, type Style, joinPieces, stackPieces } from './piece';

const cell = { x: 12, y: 10 };

/** Texts of up to this length, such as the state 已部署, do not wrap. */
const unbrokenCharacters = 3;

function measureMinWidth(text: string, sizePx: number): number {
  return text.length > unbrokenCharacters ? measureLongestWord(text, { sizePx }) : measureText(text, { sizePx });
}

/**
 * Distributes the width over the columns: natural widths plus an equal share of the rest, or narrower columns down to
 * the longest word. Returns undefined when even those do not fit.
 */
function fitColumns({ columns, rows }: TableContent, style: Style, available: number): number[] | undefined {
  const texts = columns.map(({ label }, index) => [label, ...rows.map((row) => row[index] ?? '')]);
  const natural = texts.map(
    (column) => Math.max(...column.map((text) => measureText(text, { sizePx: style.notePx, bold: true }))) + 2 * cell.x,
  );
  const minimums = texts.map(
    (column) =>
      Math.max(
        measureText(column[0] ?? '', { sizePx: style.notePx, bold: true }),
        ...column.flatMap(splitCode).map((part) => measureMinWidth(part, style.notePx)),
      ) +
      2 * cell.x,
  );
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  if (sum(natural) <= available) return natural.map((width) => width + (available - sum(natural)) / natural.length);
  if (sum(minimums) > available) return undefined;
  const share = (available - sum(minimums)) / (sum(natural) - sum(minimums));
  return minimums.map((width, index) => width + ((natural[index] ?? width) - width) * share);
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
  const dots = buildWords('…', style, 'secondary');
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
          if (row === 0)
            parts.push(...drawCornerBadge({ x: left + 4, y: top }, content.columns[index]?.number, style.notePx));
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

/** Builds a table, or cards for its rows if the columns do not fit. */
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
