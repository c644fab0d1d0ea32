import type { Format } from '../../drawing/drawing';
import { boxPadding, buildBoxText } from '../../drawing/labelledBox';
import { measureText } from '../../drawing/measureText';
import { measureLongestPart, measureLongestWord } from '../../drawing/wrapText';
import type { Participant, SequenceSpec } from './schema';

/** Centres and box widths of the participants. */
export type Lifelines = { at: readonly number[]; boxWidths: readonly number[] };

const boxGap = 8;
const minBoxWidth = 88;

/** Distance between a lifeline and a label. */
export const lifelineGap = 8;

function measureBox(participant: Participant, format: Format): { least: number; natural: number } {
  const natural = buildBoxText({ ...participant, tone: participant.role }, format).width + 2 * boxPadding.x;
  const least = Math.max(
    measureLongestWord(participant.label, { sizePx: format.labelPx, bold: true }),
    measureLongestWord(participant.note ?? '', { sizePx: format.notePx }),
  );
  return { least: least + 2 * boxPadding.x, natural: Math.max(natural, minBoxWidth) };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * Interpolates between `low` and `high`, with a sum of `total`. Any excess above `high` is distributed
 * evenly.
 */
function blend(low: readonly number[], high: readonly number[], total: number): number[] {
  const spare = total - sum(low);
  const range = sum(high) - sum(low);
  if (spare >= range) return high.map((value) => value + (spare - range) / high.length);
  const part = Math.max(0, spare / range);
  return low.map((value, index) => value + ((high[index] ?? value) - value) * part);
}

/** Distributes the lifelines over the width, with larger distances for longer messages. */
export function placeLifelines({ participants, messages }: SequenceSpec, format: Format): Lifelines {
  const boxes = participants.map((participant) => measureBox(participant, format));
  const room = format.width - 2 * format.margin - boxGap * (participants.length - 1);
  const natural = boxes.map((box) => box.natural);
  const boxWidths =
    sum(natural) <= room
      ? natural
      : blend(
          boxes.map(({ least }) => least),
          natural,
          room,
        );
  const half = (index: number): number => (boxWidths[index] ?? 0) / 2;
  const index = (id: string): number => participants.findIndex((participant) => participant.id === id);
  const pairs = participants.slice(1).map((_participant, left) => {
    const labels = messages.flatMap((entry) =>
      'from' in entry && entry.from !== entry.to && Math.min(index(entry.from), index(entry.to)) === left
        ? [{ text: entry.label, span: Math.abs(index(entry.from) - index(entry.to)) }]
        : [],
    );
    const style = { sizePx: format.notePx };
    const widest = (measure: typeof measureText): number =>
      Math.max(0, ...labels.map(({ text, span }) => measure(text, style) / span)) + 2 * lifelineGap;
    const boxes = half(left) + boxGap + half(left + 1);
    return {
      boxes,
      words: Math.max(boxes, widest(measureLongestPart)),
      wanted: Math.max(boxes, widest(measureText) + 8),
    };
  });
  const first = format.margin + half(0);
  const last = format.width - format.margin - half(participants.length - 1);
  const total = last - first;
  const words = pairs.map((pair) => pair.words);
  const distances =
    sum(words) > total
      ? blend(
          pairs.map(({ boxes }) => boxes),
          words,
          total,
        )
      : blend(
          words,
          pairs.map(({ wanted }) => wanted),
          total,
        );
  return { boxWidths, at: distances.reduce<number[]>((at, distance) => [...at, (at.at(-1) ?? 0) + distance], [first]) };
}
