import type { Format } from '../../drawing/drawing';
import { type TextBlock, buildTextBlock } from '../../drawing/textBlock';
import { measureLongestWord } from '../../drawing/wrapText';
import { tones } from '../../palette';
import type { Spacing } from './measures';
import type { ArchitectureSpec } from './schema';

type Layer = ArchitectureSpec['layers'][number];

const chinese = /^\p{Script=Han}{1,5}$/u;
const labelGrowthPx = 2; // layer names are more prominent than box names
const wrapAtEm = 5;
const betweenLabelAndNote = 6;

/**
 * The column of layer names is one character wide in the narrow format. Chinese is written vertically, Latin is
 * rotated.
 */
function runDownwards(text: string): { text: string; turned: boolean } {
  return chinese.test(text) ? { text: [...text].join('\n'), turned: false } : { text, turned: true };
}

/** Builds the name and the note of a layer for the column on its left. */
export function buildLayerLabel({ label = '', note = '', role }: Layer, format: Format): TextBlock {
  const wide = format.name === 'wide';
  const name = {
    sizePx: wide ? format.labelPx + labelGrowthPx : format.labelPx,
    bold: true,
    colour: tones[role].label,
  };
  const remark = { sizePx: format.notePx, colour: 'secondary' } as const;
  if (wide) {
    const width = Math.max(wrapAtEm * format.notePx, measureLongestWord(label, name), measureLongestWord(note, remark));
    return buildTextBlock(
      [
        { text: label, ...name },
        { text: note, ...remark },
      ],
      width,
    );
  }
  return buildTextBlock([
    { ...runDownwards(label), ...name },
    { ...runDownwards(note), ...remark, spaceBefore: betweenLabelAndNote },
  ]);
}

/** Returns the horizontal range of the content to the right of the layer names. */
export function buildContentRange(layers: readonly Layer[], format: Format, { bandPadding }: Spacing) {
  const labels = layers.filter(({ label }) => label !== undefined).map((layer) => buildLayerLabel(layer, format));
  if (labels.length === 0) return { labelWidth: 0, from: format.margin, to: format.width - format.margin };
  const labelWidth = Math.ceil(Math.max(...labels.map(({ width }) => width)));
  return {
    labelWidth,
    from: format.margin + labelWidth + 2 * bandPadding,
    to: format.width - format.margin - bandPadding,
  };
}
