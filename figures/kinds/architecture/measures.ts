import type { Format } from '../../drawing/drawing';
import { buildBoxText, boxPadding } from '../../drawing/labelledBox';
import { measureText } from '../../drawing/measureText';
import { type TextBlock, buildTextBlock } from '../../drawing/textBlock';
import { measureLongestWord } from '../../drawing/wrapText';
import type { ArchitectureLink, ArchitectureNode } from './schema';

/** Distances that differ between the formats. */
export function buildSpacing({ name }: Format) {
  const wide = name === 'wide';
  return {
    betweenNodes: wide ? 24 : 12,
    /** From the side of a node to the first link at it. */
    inset: wide ? 20 : 14,
    /** Around a link that passes a node. */
    besidePassing: wide ? 16 : 12,
    /** From a link to its label, and from the label to what follows. */
    besideLink: 10,
    afterLabel: wide ? 14 : 8,
    bandPadding: wide ? 12 : 8,
    partGap: 8,
    maxLabelEm: wide ? 7 : 5.5,
  };
}

export type Spacing = ReturnType<typeof buildSpacing>;

const between = (loose: number, tight: number, tightness: number): number => loose - (loose - tight) * tightness;

/** Texts of nodes and links as they are wrapped, and the widths they need. */
export type Measures = {
  nodeText: (node: ArchitectureNode) => TextBlock;
  nodeWidth: (node: ArchitectureNode) => number;
  /** The width at which the text of the node has one line for its name and one for its note. */
  naturalNodeWidth: (node: ArchitectureNode) => number;
  linkLabel: (link: ArchitectureLink) => TextBlock;
};

/** The name of a part inside a node. */
export function buildPartText(part: string, { notePx }: Format): TextBlock {
  return buildTextBlock([{ text: part, sizePx: notePx, colour: 'text' }]);
}

function buildLinkLabel({ label, danger }: ArchitectureLink, { notePx }: Format, maxWidth?: number): TextBlock {
  return buildTextBlock([{ text: label, sizePx: notePx, colour: danger ? 'danger' : 'secondary' }], maxWidth);
}

/** Name and remark of a node, wrapped at `maxWidth`. */
export function buildNodeText({ label, note, role }: ArchitectureNode, format: Format, maxWidth?: number): TextBlock {
  return buildBoxText({ label, note, tone: role }, format, maxWidth);
}

/** How tightly the texts of nodes and links are wrapped: 0 not at all, 1 with every word on its own line. */
export type Tightness = { nodes: number; links: number };

/** Measures the parts of a figure with their texts wrapped as `tightness` says. */
export function buildMeasures(format: Format, tightness: Tightness): Measures {
  const spacing = buildSpacing(format);
  const nodeText = (node: ArchitectureNode): TextBlock => {
    const tight = Math.max(
      measureLongestWord(node.label, { sizePx: format.labelPx, bold: true }),
      measureLongestWord(node.note ?? '', { sizePx: format.notePx }),
    );
    return buildNodeText(node, format, between(buildNodeText(node, format).width, tight, tightness.nodes));
  };
  return {
    nodeText,
    nodeWidth: (node) => {
      const parts = node.parts.map((part) => buildPartText(part, format).width + 2 * spacing.partGap);
      const partsWidth = parts.reduce((sum, width) => sum + width + spacing.partGap, spacing.partGap);
      return Math.max(nodeText(node).width + 2 * boxPadding.x, parts.length > 0 ? partsWidth : 0);
    },
    naturalNodeWidth: (node) => buildNodeText(node, format).width + 2 * boxPadding.x,
    linkLabel: (link) => {
      const style = { sizePx: format.notePx };
      const loose = Math.min(measureText(link.label, style), spacing.maxLabelEm * format.notePx);
      const tight = measureLongestWord(link.label, style);
      return buildLinkLabel(link, format, Math.max(tight, between(loose, tight, tightness.links)));
    },
  };
}
