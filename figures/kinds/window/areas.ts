import type { Shape } from '../../drawing/drawing';
import { measureText } from '../../drawing/measureText';
import { buildTextBlock, placeTextBlock } from '../../drawing/textBlock';
import { drawCornerBadge } from './badge';
import { buildBadge, buildWords } from './controlParts';
import type { NumberedElement } from './numbering';
import { type Piece, type Style, baselineOf, drawText, flowPieces, joinPieces } from './piece';

const listLineHeight = 34;
const indent = 22;

export type ListLine = { text: string; number: number | undefined; level: number; active: boolean };

/** Builds the lines of a tree, a list or a menu. A line followed by deeper ones is shown expanded. */
export function buildList(lines: readonly ListLine[], style: Style, width: number): Piece {
  return {
    width,
    height: lines.length * listLineHeight,
    draw: ({ x, y }) =>
      lines.flatMap(({ text, number, level, active }, index): Shape[] => {
        const top = y + index * listLineHeight;
        const isOpen = (lines[index + 1]?.level ?? 0) > level;
        const isTree = lines.some((line) => line.level > 0);
        const left = x + 8 + level * indent;
        const middle = top + listLineHeight / 2;
        const triangle = [
          { x: left, y: middle - 4 },
          { x: left + 10, y: middle - 4 },
          { x: left + 5, y: middle + 4 },
        ];
        const content = [...buildBadge(number, style), buildWords(text, style, active ? 'accent' : 'text')];
        const words = joinPieces(content, 8);
        return [
          ...(active
            ? [
                {
                  shape: 'box',
                  x,
                  y: top + 1,
                  width,
                  height: listLineHeight - 2,
                  radius: 4,
                  fill: 'accentFill',
                } as const,
              ]
            : []),
          ...(isOpen ? [{ shape: 'polygon', points: triangle, fill: 'line' } as const] : []),
          ...words.draw({ x: left + (isTree ? 18 : 0), y: middle - words.height / 2 }),
        ];
      }),
  };
}

type Tab = NumberedElement & { active: boolean };

/** Builds tabs with the active one underlined. */
export function buildTabs(tabs: readonly Tab[], style: Style, width: number): Piece {
  const { notePx, controlHeight: height } = style;
  const pieces = tabs.map(({ number, label, active }): Piece => {
    const tabWidth = measureText(label, { sizePx: notePx, bold: active }) + 32;
    return {
      width: tabWidth,
      height,
      draw: ({ x, y }) => [
        ...(active ? [{ shape: 'box', x, y, width: tabWidth, height, fill: 'accentFill' } as const] : []),
        {
          shape: 'line',
          points: [
            { x, y: y + height },
            { x: x + tabWidth, y: y + height },
          ],
          stroke: active ? 'accent' : 'boxBorder',
          strokeWidth: active ? 4 : 2,
        },
        drawText(label, { x: x + 16, y: baselineOf(y, height, notePx) }, notePx, active ? 'accent' : 'text', active),
        ...drawCornerBadge({ x, y }, number, notePx),
      ],
    };
  });
  return flowPieces(pieces, width, { x: 12, y: style.gap.y });
}

type Tile = NumberedElement & { value: string };

/** Builds tiles with values, as many per row as fit. */
export function buildTiles(tiles: readonly Tile[], style: Style, width: number): Piece {
  const { notePx, labelPx } = style;
  const minWidth = Math.max(
    ...tiles.flatMap(({ label, value }) => [
      measureText(label, { sizePx: notePx }),
      measureText(value, { sizePx: labelPx, bold: true }),
    ]),
    80,
  );
  const perRow = Math.max(1, Math.min(tiles.length, Math.floor((width + 18) / (minWidth + 36 + 18))));
  const tileWidth = (width - (perRow - 1) * 18) / perRow;
  const height = 72;
  const pieces = tiles.map(({ number, label, value }): Piece => ({
    width: tileWidth,
    height,
    draw: ({ x, y }) => [
      { shape: 'box', x, y, width: tileWidth, height, radius: 4, fill: 'boxFill', stroke: 'boxBorder', strokeWidth: 2 },
      drawText(label, { x: x + 18, y: y + 28 }, notePx, 'secondary'),
      drawText(value, { x: x + 18, y: y + 56 }, labelPx, 'text', true),
      ...drawCornerBadge({ x, y }, number, notePx),
    ],
  }));
  return flowPieces(pieces, width + 1, { x: 18, y: style.gap.y });
}

/** Builds a descriptive paragraph. */
export function buildParagraph(text: string, { notePx }: Style, width: number): Piece {
  const block = buildTextBlock([{ text, sizePx: notePx, colour: 'secondary' }], width);
  return {
    width,
    height: block.height,
    draw: (at) => placeTextBlock(block, at, { align: 'start' }),
  };
}
