import type { Format } from '../../drawing/drawing';
import type { TextBlock } from '../../drawing/textBlock';
import { buildTextBlock } from '../../drawing/textBlock';
import { type Tone, tones } from '../../palette';
import { formatNumber } from '../../drawing/axisScale';
import type { ScaleSpec } from './schema';

/** Name and number of a position, below each other. */
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

/** The line of a position on the scale. */
export function findPositionColour(role: Tone) {
  return role === 'plain' || role === 'muted' ? 'line' : tones[role].stroke;
}

/** What the scale shows and whether distances are true. */
export function nameScale({ axis, proportional }: ScaleSpec): string {
  const remarks = [axis.unit, proportional ? undefined : '不按比例'].filter((remark) => remark !== undefined);
  return remarks.length > 0 ? `${axis.label}（${remarks.join('，')}）` : axis.label;
}
