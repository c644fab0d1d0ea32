import { measureText } from '../../drawing/measureText';
import { placeTextBlock } from '../../drawing/textBlock';
import { buildBadge, buildWords } from './controlParts';
import { type Piece, type Style, flowPieces, joinPieces, stackPieces } from './piece';
import { type TableContent, buildAction, buildCell } from './tableContent';

const cardPadding = 12;
const ellipsis = '…';
const ellipsisWidth = 30;

/** Returns as many of the first values of a row as fit, at least one. */
function summarizeRow([first = '', ...rest]: readonly string[], { notePx }: Style, width: number): string {
  return rest.reduce((text, value) => {
    const longer = `${text}\u3000${value}`;
    return value !== '' && measureText(longer, { sizePx: notePx }) <= width ? longer : text;
  }, first);
}

/**
 * Builds the card of a row with column labels before the values. Only the first card is complete, the others are
 * summarized.
 */
export function buildCard(
  content: TableContent,
  row: readonly string[],
  style: Style,
  width: number,
  isFirst: boolean,
): Piece {
  const names = content.columns.map(({ label, number }) =>
    joinPieces([...buildBadge(number, style), buildWords(label, style, 'secondary')], 8),
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
            [
              buildWords(summarizeRow(row, style, inner - ellipsisWidth), style),
              buildWords(ellipsis, style, 'secondary'),
            ],
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
