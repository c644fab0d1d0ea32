import { buildArrowHead } from '../../drawing/connector';
import type { Shape } from '../../drawing/drawing';
import { measureText } from '../../drawing/measureText';
import { buildTextBlock, placeInRect, placeTextBlock } from '../../drawing/textBlock';
import { drawCornerBadge } from './badge';
import { buildBadge, buildWords } from './controls';
import type { NumberedElement } from './numbering';
import type { RegionOf } from './schema';
import { type Piece, type Style, baselineOf, drawText, flowPieces, joinPieces } from './piece';

const listLineHeight = 34;
const indent = 22;
const boxGap = { x: 16, y: 26 };

export type ListLine = { text: string; number: number | undefined; level: number; active: boolean };

/** Lines of a tree, a list or a menu; a line with deeper ones below it is open. */
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
        const content = [
          ...(number === undefined ? [] : [buildBadge(number, style)]),
          buildWords(text, style, active ? 'accent' : 'text'),
        ];
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

/** Tabs; the open one has a line of its colour below. */
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

/** Values in tiles, as many in a row as fit. */
export function buildTiles(tiles: readonly Tile[], style: Style, width: number): Piece {
  const { notePx, labelPx } = style;
  const least = Math.max(
    ...tiles.flatMap(({ label, value }) => [
      measureText(label, { sizePx: notePx }),
      measureText(value, { sizePx: labelPx, bold: true }),
    ]),
    80,
  );
  const perRow = Math.max(1, Math.min(tiles.length, Math.floor((width + 18) / (least + 36 + 18))));
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

/** An area where something is drawn: dots of a grid, and boxes in rows in its middle. */
export function buildCanvas(
  { boxes, joined }: RegionOf<'canvas'>,
  style: Style,
  width: number,
  leastHeight: number,
): Piece {
  const rowHeight = 42;
  const content = boxes.length * rowHeight + Math.max(0, boxes.length - 1) * boxGap.y;
  const height = Math.max(leastHeight, 120, content + 48);
  return {
    width,
    height,
    draw: ({ x, y }) => {
      const shapes: Shape[] = [
        { shape: 'box', x, y, width, height, radius: 4, fill: 'boxFill', stroke: 'boxBorder', strokeWidth: 2 },
      ];
      boxes.forEach((row, index) => {
        const top = y + (height - content) / 2 + index * (rowHeight + boxGap.y);
        const boxWidth = Math.min(150, (width - 32 - (row.length - 1) * boxGap.x) / row.length);
        const left = x + (width - row.length * boxWidth - (row.length - 1) * boxGap.x) / 2;
        row.forEach((text, place) => {
          const rect = { x: left + place * (boxWidth + boxGap.x), y: top, width: boxWidth, height: rowHeight };
          const block = buildTextBlock([{ text, sizePx: style.notePx, colour: 'text' }], boxWidth - 8);
          shapes.push(
            { shape: 'box', ...rect, radius: 4, fill: 'background', stroke: 'line', strokeWidth: 2 },
            ...placeInRect(block, rect),
          );
        });
        if (joined && index > 0) {
          const from = { x: x + width / 2, y: top - boxGap.y };
          const tip = { x: x + width / 2, y: top };
          shapes.push(
            { shape: 'line', points: [from, { x: tip.x, y: tip.y - 9 }], stroke: 'line', strokeWidth: 2 },
            buildArrowHead(from, tip, 'line'),
          );
        }
      });
      return shapes;
    },
  };
}

export function buildParagraph(text: string, { notePx }: Style, width: number): Piece {
  const block = buildTextBlock([{ text, sizePx: notePx, colour: 'secondary' }], width);
  return {
    width,
    height: block.height,
    draw: (at) => placeTextBlock(block, at, { align: 'start' }),
  };
}
