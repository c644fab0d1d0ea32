import type { Drawing, Format, Shape } from '../../drawing/drawing';
import { boxPadding, buildBoxText, drawBox } from '../../drawing/labelledBox';
import { buildTextBlock, placeTextBlock } from '../../drawing/textBlock';
import type { Kind } from '../kind';
import { lifelineGap, placeLifelines } from './lifelines';
import { type Context, drawMessage, drawRemark } from './messages';
import { type Entry, type SequenceSpec, sequenceSchema } from './schema';

const boxesGap = 16;
const phaseGap = 8;
const phasePadding = 10;
const phaseNameGap = 4;

type Phase = { name: string | undefined; entries: Entry[] };

function splitPhases(messages: readonly Entry[]): Phase[] {
  const phases: Phase[] = [];
  for (const entry of messages) {
    if ('divider' in entry) phases.push({ name: entry.divider, entries: [] });
    else {
      if (phases.length === 0) phases.push({ name: undefined, entries: [] });
      phases.at(-1)?.entries.push(entry);
    }
  }
  return phases;
}

/** Draws participants as boxes over their lifelines, phases as bands, and messages from top to bottom. */
function layout(spec: SequenceSpec, format: Format): Drawing {
  const lifelines = placeLifelines(spec, format);
  const boxes = spec.participants.map((participant, index) => {
    const width = lifelines.boxWidths[index] ?? 0;
    return {
      participant,
      width,
      text: buildBoxText({ ...participant, tone: participant.role }, format, width - 2 * boxPadding.x),
    };
  });
  const boxHeight = Math.max(...boxes.map(({ text }) => text.height)) + 2 * boxPadding.y;
  const boxBottom = format.margin + boxHeight;

  const bands: Shape[] = [];
  const entries: Shape[] = [];
  let y = boxBottom + boxesGap;
  for (const { name, entries: own } of splitPhases(spec.messages)) {
    const top = y;
    y += name === undefined ? 0 : phasePadding;
    const background: Context['background'] = name === undefined ? 'background' : 'boxFill';
    if (name !== undefined) {
      const x = (lifelines.at[0] ?? 0) + lifelineGap + 4;
      const room = (lifelines.at[1] ?? format.width) - lifelineGap - x;
      const title = buildTextBlock([{ text: name, sizePx: format.notePx, bold: true, colour: 'secondary' }], room);
      entries.push(...placeTextBlock(title, { x, y }, { align: 'start' }));
      y += title.height + phaseNameGap;
    }
    for (const entry of own) {
      const context = { spec, format, lifelines, background };
      const drawn =
        'remark' in entry
          ? drawRemark(entry.remark, entry.at, y, context)
          : 'from' in entry
            ? drawMessage(entry, y, context)
            : { shapes: [], bottom: y };
      entries.push(...drawn.shapes);
      y = drawn.bottom;
    }
    if (name !== undefined) {
      const rect = { x: format.margin, y: top, width: format.width - 2 * format.margin, height: y - top };
      bands.push({ shape: 'box', ...rect, radius: 6, fill: background });
      y += phaseGap;
    }
  }
  const end = y - (bands.length > 0 ? phaseGap : 0);
  const lines = lifelines.at.map((x): Shape => ({
    shape: 'line',
    points: [
      { x, y: boxBottom },
      { x, y: end },
    ],
    stroke: 'boxBorder',
    strokeWidth: 2,
    dash: 'dashed',
  }));
  return {
    width: format.width,
    height: end + format.margin,
    shapes: [
      ...bands,
      ...lines,
      ...boxes.flatMap(({ participant, width, text }, index) =>
        drawBox(
          { x: (lifelines.at[index] ?? 0) - width / 2, y: format.margin, width, height: boxHeight },
          text,
          participant.role,
        ),
      ),
      ...entries,
    ],
  };
}

export const sequence: Kind<SequenceSpec> = { schema: sequenceSchema, layout };
