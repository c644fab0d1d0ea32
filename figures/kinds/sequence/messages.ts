import { buildConnector } from '../../drawing/connector';
import type { Format, Shape } from '../../drawing/drawing';
import { type Rect, right } from '../../drawing/geometry';
import { type TextBlock, buildTextBlock, placeInRect, placeTextBlock } from '../../drawing/textBlock';
import { type Colour, tones } from '../../palette';
import { type Lifelines, lifelineGap } from './lifelines';
import type { Message, Participant, SequenceSpec } from './schema';

/** Shapes of one entry, and the y of its lower edge. */
export type Drawn = { shapes: Shape[]; bottom: number };

export type Context = {
  spec: SequenceSpec;
  format: Format;
  lifelines: Lifelines;
  /** Colour behind the entry: that of a phase or of the canvas. */
  background: Colour;
};

const aboveLine = 6;
const belowLine = 14;
const loopWidth = 24;
const loopHeight = 24;
const remarkMargin = 14;
const remarkPadding = 10;

const indexOf = ({ participants }: SequenceSpec, id: string): number =>
  participants.findIndex((participant) => participant.id === id);

function colourOf({ participants }: SequenceSpec, { from, lost }: Message): Colour {
  if (lost) return 'danger';
  const role: Participant['role'] = participants.find(({ id }) => id === from)?.role ?? 'plain';
  return role === 'plain' || role === 'muted' ? 'line' : tones[role].stroke;
}

/** Centres text at `x` and hides the lifelines behind it. */
function placeOverLifelines(block: TextBlock, x: number, y: number, { lifelines, background }: Context): Shape[] {
  const rect: Rect = { x: x - block.width / 2, y, width: block.width, height: block.height };
  const isCrossed = lifelines.at.some((at) => rect.x - lifelineGap < at && at < right(rect) + lifelineGap);
  const cover: Shape = { shape: 'box', ...rect, x: rect.x - 4, width: rect.width + 8, fill: background };
  return [...(isCrossed ? [cover] : []), ...placeTextBlock(block, { x, y }, { align: 'middle' })];
}

/** Draws the cross of a lost message. */
function drawCross(x: number, y: number): Shape[] {
  return [
    { x: x - 7, y: y - 7 },
    { x: x - 7, y: y + 7 },
  ].map((from) => ({
    shape: 'line',
    points: [from, { x: 2 * x - from.x, y: 2 * y - from.y }],
    stroke: 'danger',
    strokeWidth: 3,
  }));
}

/** Draws a self-message: a loop next to the lifeline, on the side with free space. */
function drawSelfMessage(message: Message, top: number, { spec, format, lifelines }: Context): Drawn {
  const at = indexOf(spec, message.from);
  const x = lifelines.at[at] ?? 0;
  const isLast = at === lifelines.at.length - 1;
  const side = isLast ? -1 : 1;
  const limit = isLast ? (lifelines.at[at - 1] ?? 0) : (lifelines.at[at + 1] ?? format.width);
  const room = Math.abs(limit - x) - loopWidth - 2 * lifelineGap;
  const block = buildTextBlock([{ text: message.label, sizePx: format.notePx, colour: 'text' }], room);
  const height = Math.max(block.height, loopHeight);
  const middle = top + height / 2;
  const [upper, lower] = [middle - loopHeight / 2, middle + loopHeight / 2];
  const away = x + side * loopWidth;
  const points = [
    { x, y: upper },
    { x: away, y: upper },
    { x: away, y: lower },
    { x, y: lower },
  ];
  return {
    shapes: [
      ...buildConnector(points, { colour: colourOf(spec, message), radius: 6 }),
      ...placeTextBlock(
        block,
        { x: away + side * lifelineGap, y: middle - block.height / 2 },
        { align: isLast ? 'end' : 'start' },
      ),
    ],
    bottom: top + height + belowLine,
  };
}

/** Draws a message with its label above the line and its note below. */
export function drawMessage(message: Message, top: number, context: Context): Drawn {
  const { spec, format, lifelines } = context;
  if (message.from === message.to) return drawSelfMessage(message, top, context);
  const from = lifelines.at[indexOf(spec, message.from)] ?? 0;
  const to = lifelines.at[indexOf(spec, message.to)] ?? 0;
  const width = Math.abs(to - from) - 2 * lifelineGap;
  const label = buildTextBlock(
    [{ text: message.label, sizePx: format.notePx, colour: message.lost ? 'danger' : 'text' }],
    width,
  );
  const note = buildTextBlock([{ text: message.note ?? '', sizePx: format.notePx, colour: 'secondary' }], width);
  const middle = (from + to) / 2;
  const y = top + label.height + (message.lost ? aboveLine + 4 : aboveLine);
  const ends = [
    { x: from, y },
    { x: to, y },
  ];
  return {
    shapes: [
      ...buildConnector(ends, {
        colour: colourOf(spec, message),
        dash: message.reply || message.lost ? 'dashed' : undefined,
        heads: message.lost ? 'none' : 'end',
      }),
      ...(message.lost ? drawCross(middle, y) : []),
      ...placeOverLifelines(label, middle, top, context),
      ...placeOverLifelines(note, middle, y + aboveLine, context),
    ],
    bottom: y + (note.height > 0 ? aboveLine + note.height : 0) + belowLine,
  };
}

/** Draws a remark: a box on a lifeline that says what its participant does or waits for. */
export function drawRemark(text: string, id: string, top: number, { spec, format, lifelines }: Context): Drawn {
  const x = lifelines.at[indexOf(spec, id)] ?? 0;
  const at = indexOf(spec, id);
  const from = (lifelines.at[at - 1] ?? format.margin - lifelineGap) + remarkMargin;
  const to = (lifelines.at[at + 1] ?? format.width - format.margin + lifelineGap) - remarkMargin;
  const block = buildTextBlock([{ text, sizePx: format.notePx, colour: 'text' }], to - from - 2 * remarkPadding);
  const width = block.width + 2 * remarkPadding;
  const left = Math.min(Math.max(x - width / 2, from), to - width);
  const rect = { x: left, y: top, width, height: block.height + 12 };
  return {
    shapes: [
      { shape: 'box', ...rect, radius: 6, fill: 'background', stroke: 'boxBorder', strokeWidth: 2 },
      ...placeInRect(block, rect),
    ],
    bottom: top + rect.height + belowLine,
  };
}
