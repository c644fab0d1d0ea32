import type { Format, Shape } from '../../drawing/drawing';
import { type Rect, type Size, centre, right, bottom } from '../../drawing/geometry';
import { boxPadding } from '../../drawing/labelledBox';
import { type TextBlock, buildTextBlock, placeInRect } from '../../drawing/textBlock';
import { type Tone, tones } from '../../palette';
import type { FlowNode } from './schema';

const defaultTones: Readonly<Record<FlowNode['type'], Tone>> = {
  start: 'muted',
  step: 'plain',
  decision: 'accent',
  end: 'second',
};

/** Candidate shares of the width of a decision for its text. A larger share makes the diamond higher. */
const diamondTextParts = [0.5, 0.55, 0.6, 0.65, 0.7];
const minDiamondHeight = 84;
const minHeight = 48;

/** Node with its text and size at a given width. */
export type MeasuredNode = Size & { node: FlowNode; text: TextBlock };

const toneOf = ({ role, type }: FlowNode): Tone => role ?? defaultTones[type];

function buildNodeText(node: FlowNode, format: Format, maxWidth: number): TextBlock {
  const bold = node.note !== undefined || node.type === 'start' || node.type === 'end';
  const { label: colour } = tones[toneOf(node)];
  return buildTextBlock(
    [
      { text: node.label, sizePx: format.notePx, bold, colour },
      { text: node.note ?? '', sizePx: format.notePx, colour: 'secondary' },
    ],
    maxWidth,
  );
}

/** Measures the node at this width. Decisions use the wrapping with the lowest diamond. */
export function measureNode(node: FlowNode, width: number, format: Format): MeasuredNode {
  if (node.type !== 'decision') {
    const text = buildNodeText(node, format, width - 2 * boxPadding.x - (node.type === 'step' ? 0 : 12));
    return { node, text, width, height: Math.max(minHeight, text.height + 2 * boxPadding.y) };
  }
  const options = diamondTextParts.map((part) => {
    const text = buildNodeText(node, format, width * part);
    const height = (text.height + 4) / Math.max(0.1, 1 - (text.width + 8) / width);
    return { node, text, width, height: Math.max(minDiamondHeight, Math.round(height)) };
  });
  return options.reduce((best, option) => (option.height < best.height ? option : best));
}

/** Returns the width of a node without line breaks. */
export function measureNaturalWidth(node: FlowNode, format: Format): number {
  const text = buildNodeText(node, format, Infinity);
  return node.type === 'decision' ? text.width * 2 : text.width + 2 * boxPadding.x + 24;
}

/** Draws the node in `rect`. */
export function drawNode({ node, text }: MeasuredNode, rect: Rect): Shape[] {
  const { fill, stroke } = tones[toneOf(node)];
  const style = { fill, stroke, strokeWidth: 2 };
  if (node.type === 'decision') {
    const { x, y } = centre(rect);
    const points = [
      { x, y: rect.y },
      { x: right(rect), y },
      { x, y: bottom(rect) },
      { x: rect.x, y },
    ];
    return [{ shape: 'polygon', points, ...style }, ...placeInRect(text, rect)];
  }
  const radius = node.type === 'step' ? 6 : rect.height / 2;
  return [{ shape: 'box', ...rect, radius: Math.min(radius, 26), ...style }, ...placeInRect(text, rect)];
}
