import type { Format, Shape } from '../../drawing/drawing';
import type { Rect } from '../../drawing/geometry';
import { boxPadding } from '../../drawing/labelledBox';
import { measureText } from '../../drawing/measureText';
import { type TextBlock, buildTextBlock, placeInRect, placeTextBlock } from '../../drawing/textBlock';
import { tones } from '../../palette';
import type { BlockSpec } from './schema';

export type Side = BlockSpec['side'];
export const terminalRadius = 5;

const headGap = 10; // below the block name
const blockGap = 20;
const minFoot = 24; // below the last terminal
const terminalInset = 14; // between the border of a block and the label of a terminal

export type ColumnBlock = { block: BlockSpec; head: TextBlock; labels: TextBlock[] };
/** Blocks on one side of a drawing, measured for the width of their column. */
export type Column = { side: Side; width: number; blocks: readonly ColumnBlock[] };

export function buildColumn(all: readonly BlockSpec[], side: Side, format: Format): Column {
  const { labelPx, notePx } = format;
  const blocks = all.filter((block) => block.side === side);
  const [least, most] = format.name === 'wide' ? [150, 210] : [84, 106];
  const terminalWidths = blocks.flatMap(({ terminals }) =>
    terminals.map(({ label }) => measureText(label, { sizePx: notePx })),
  );
  const headWidths = blocks.flatMap(({ label, note }) => [
    measureText(label, { sizePx: labelPx, bold: true }) + 2 * boxPadding.x,
    measureText(note ?? '', { sizePx: notePx }) + 2 * boxPadding.x,
  ]);
  const wanted = Math.max(...terminalWidths.map((width) => width + terminalInset + boxPadding.x), ...headWidths);
  const width = Math.min(most, Math.max(least, wanted));
  const inner = width - 2 * boxPadding.x;
  return {
    side,
    width,
    blocks: blocks.map((block) => ({
      block,
      head: buildTextBlock(
        [
          { text: block.label, sizePx: labelPx, bold: true, colour: tones[block.role].label },
          block.note === undefined ? undefined : { text: block.note, sizePx: notePx, colour: 'secondary' },
        ],
        inner,
      ),
      labels: block.terminals.map(({ label }) =>
        buildTextBlock([{ text: label, sizePx: notePx, colour: 'text' }], width - terminalInset - boxPadding.x),
      ),
    })),
  };
}

/** Returns the space below the last terminal, whose name may have several lines. */
function findFoot({ labels }: ColumnBlock): number {
  return Math.max(minFoot, (labels.at(-1)?.height ?? 0) / 2 + boxPadding.y);
}

/**
 * Lists the terminals of the column from the top: the name `block.terminal` and the distance from the terminal above.
 */
export function listTerminals({ blocks }: Column, rowHeight: number): { name: string; clearance: number }[] {
  return blocks.flatMap(({ block, head }, blockIndex) => {
    const above = blocks[blockIndex - 1];
    const headHeight = boxPadding.y + head.height + headGap + rowHeight / 2;
    const first = headHeight + (above ? findFoot(above) + blockGap : 0);
    return block.terminals.map(({ id }, index) => ({
      name: `${block.id}.${id}`,
      clearance: index === 0 ? first : rowHeight,
    }));
  });
}

/** Draws the blocks around their terminals. `heights` are measured from the top of the drawing. */
export function drawColumn(
  { side, width, blocks }: Column,
  heights: ReadonlyMap<string, number>,
  edge: number,
  rowHeight: number,
): { shapes: Shape[]; bottom: number } {
  const x = side === 'left' ? edge - width : edge;
  let lowest = 0;
  const shapes = blocks.flatMap((each): Shape[] => {
    const { block, head, labels } = each;
    const levels = block.terminals.map(({ id }) => heights.get(`${block.id}.${id}`) ?? 0);
    const top = (levels[0] ?? 0) - rowHeight / 2 - headGap - head.height - boxPadding.y;
    const rect: Rect = { x, y: top, width, height: (levels.at(-1) ?? 0) + findFoot(each) - top };
    lowest = Math.max(lowest, rect.y + rect.height);
    const { fill, stroke } = tones[block.role];
    return [
      { shape: 'box', ...rect, radius: 6, fill, stroke, strokeWidth: 2 },
      ...placeTextBlock(head, { x: x + width / 2, y: top + boxPadding.y }, { align: 'middle', within: rect }),
      ...levels.flatMap((level, index): Shape[] => {
        const cell = {
          x: x + (side === 'left' ? boxPadding.x : terminalInset),
          y: level - 30,
          width: width - terminalInset - boxPadding.x,
          height: 60,
        };
        const label = labels[index];
        return [
          ...(label ? placeInRect(label, cell, side === 'left' ? 'end' : 'start') : []),
          { shape: 'circle', x: edge, y: level, r: terminalRadius, fill: 'background', stroke: 'text', strokeWidth: 2 },
        ];
      }),
    ];
  });
  return { shapes, bottom: lowest };
}
