import type { Format } from '../../drawing/drawing';
import { type TextBlock, buildTextBlock } from '../../drawing/textBlock';
import { tones } from '../../palette';
import type { FlowEdge, FlowGroup, FlowchartSpec } from './schema';

export const bandPadding = 12;
export const groupLabelGap = 8;
const maxLabelEm = 6;

/** Builds the label of an edge, empty without one. */
export function buildLabel({ label }: FlowEdge, format: Format): TextBlock {
  const paragraph = { text: label ?? '', sizePx: format.notePx, colour: 'secondary' } as const;
  return buildTextBlock([paragraph], maxLabelEm * format.notePx);
}

/** Builds the name and the note of a group, in one line if possible. */
export function buildGroupLabel({ label, note, role }: FlowGroup, format: Format): TextBlock {
  const width = format.width - 2 * format.margin - 2 * bandPadding;
  const colour = role === 'muted' ? 'secondary' : tones[role].label;
  return buildTextBlock(
    [{ text: note === undefined ? label : `${label}：${note}`, sizePx: format.notePx, bold: true, colour }],
    width,
  );
}

/** Returns whether the name of a group is at its bottom because an edge enters from above. */
export function isLabelBelow({ edges, nodes }: FlowchartSpec, group: FlowGroup): boolean {
  const index = (id: string): number => nodes.findIndex((node) => node.id === id);
  return edges.some(
    ({ from, to }) => group.nodes.includes(to) && !group.nodes.includes(from) && index(from) < index(to),
  );
}
