import { type Tone, tones } from '../palette';
import type { Dash, Format, Shape } from './drawing';
import type { Rect } from './geometry';
import { type TextBlock, buildTextBlock, placeInRect } from './textBlock';

export type BoxLabel = { label: string; note?: string; tone?: Tone };

/** Space between the border of a box and its text, in pixels. */
export const boxPadding = { x: 8, y: 12 };

/** Builds the text of a box: its name and, smaller, its note. */
export function buildBoxText({ label, note, tone = 'plain' }: BoxLabel, format: Format, maxWidth?: number): TextBlock {
  return buildTextBlock(
    [
      { text: label, sizePx: format.labelPx, bold: true, colour: tones[tone].label },
      note === undefined ? undefined : { text: note, sizePx: format.notePx, colour: 'secondary' },
    ],
    maxWidth,
  );
}

export function drawBox(rect: Rect, text: TextBlock, tone: Tone = 'plain', dash?: Dash): Shape[] {
  const { fill, stroke } = tones[tone];
  return [{ shape: 'box', ...rect, radius: 6, fill, stroke, strokeWidth: 2, dash }, ...placeInRect(text, rect)];
}
