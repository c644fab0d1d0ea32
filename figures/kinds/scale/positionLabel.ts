import type { Format } from '../../drawing/drawing';
import type { TextBlock } from '../../drawing/textBlock';
import { buildTextBlock } from '../../drawing/textBlock';
import { type Tone, tones } from '../../palette';
import { formatNumber } from '../../drawing/axisScale';
import type { ScaleSpec } from './schema';

/** Builds the name and, below it, the number of a position. */
export function buildPositionLabel(
  { at, label, role }: ScaleSpec['positions'][number],
  { numbers }: ScaleSpec,
  { notePx }: Format,
): TextBlock {
  return buildTextBlock([
    { text: label, sizePx: notePx, colour: role === 'plain' ? 'secondary' : tones[role].label },
    numbers ? { text: formatNumber(at), sizePx: notePx, colour: 'text' } : undefined,
  ]);
}

/** Returns the line colour of a position. */
export function findPositionColour(role: Tone) {
  return role === 'plain' || role === 'muted' ? 'line' : tones[role].stroke;
}

/** Returns the name of the scale with its unit, and a remark when it is not true to scale. */
export function nameScale({ axis, proportional }: ScaleSpec): string {
  const remarks = [axis.unit, proportional ? undefined : '不按比例'].filter((remark) => remark !== undefined);
  return remarks.length > 0 ? `${axis.label}（${remarks.join('，')}）` : axis.label;
}
