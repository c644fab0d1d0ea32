import type { Format } from '../../drawing/drawing';
import { buildBoxText, boxPadding } from '../../drawing/labelledBox';
import { measureText } from '../../drawing/measureText';
import { type TextBlock, buildTextBlock } from '../../drawing/textBlock';
import { measureLongestWord } from '../../drawing/wrapText';
import type { ArchitectureLink, ArchitectureNode } from './schema';

/** Returns the distances that differ between the formats. */
export function buildSpacing({ name }: Format) {
  const wide = name === 'wide';
  return {
    nodeGap: wide ? 24 : 12,
    /** Distance from the side of a node to its first link. */
    inset: wide ? 20 : 14,
    /** Distance between a node and a link that passes it. */
    passingGap: wide ? 16 : 12,
    /** Distance from a link to its label, and from the label to the next item. */
    linkGap: 10,
    afterLabel: wide ? 14 : 8,
    bandPadding: wide ? 12 : 8,
    partGap: 8,
    maxLabelEm: wide ? 7 : 5.5,
  };
}

export type Spacing = ReturnType<typeof buildSpacing>;

const interpolate = (loose: number, tight: number, tightness: number): number => loose - (loose - tight) * tightness;

/** Wrapped texts of nodes and links, and the widths they need. */
export type Measures = {
  nodeText: (node: ArchitectureNode) => TextBlock;
  nodeWidth: (node: ArchitectureNode) => number;
  /** Width at which the name and the note have one line each. */
  naturalNodeWidth: (node: ArchitectureNode) => number;
  linkLabel: (link: ArchitectureLink) => TextBlock;
};

export function buildPartText(part: string, { notePx }: Format): TextBlock {
  return buildTextBlock([{ text: part, sizePx: notePx, colour: 'text' }]);
}

function buildLinkLabel({ label, danger }: ArchitectureLink, { notePx }: Format, maxWidth?: number): TextBlock {
  return buildTextBlock([{ text: label, sizePx: notePx, colour: danger ? 'danger' : 'secondary' }], maxWidth);
}

/** Builds the name and the note of a node, wrapped at `maxWidth`. */
export function buildNodeText({ label, note, role }: ArchitectureNode, format: Format, maxWidth?: number): TextBlock {
  return buildBoxText({ label, note, tone: role }, format, maxWidth);
}

/** Tightness of wrapping: 0 without line breaks, 1 with every word on its own line. */
export type Tightness = { nodes: number; links: number };

/** Measures the parts of a figure at the given tightness. */
export function buildMeasures(format: Format, tightness: Tightness): Measures {
  const spacing = buildSpacing(format);
  const nodeText = (node: ArchitectureNode): TextBlock => {
    const tight = Math.max(
      measureLongestWord(node.label, { sizePx: format.labelPx, bold: true }),
      measureLongestWord(node.note ?? '', { sizePx: format.notePx }),
    );
    return buildNodeText(node, format, interpolate(buildNodeText(node, format).width, tight, tightness.nodes));
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
      return buildLinkLabel(link, format, Math.max(tight, interpolate(loose, tight, tightness.links)));
    },
  };
}
