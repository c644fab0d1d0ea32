import type { Colour } from '../palette';
import type { Text } from './drawing';
import { type Point, type Rect, type Size, centre, right } from './geometry';
import { type TextStyle, measureText } from './measureText';
import { wrapText } from './wrapText';

/** Paragraph with `spaceBefore` pixels above it. `turned` text runs downwards, rotated by 90°. */
export type Paragraph = TextStyle & { text: string; colour: Colour; spaceBefore?: number; turned?: boolean };
type LineOfText = Paragraph & Size & { spaceBefore: number };

/** Measured lines of text without a position. */
export type TextBlock = Size & { lines: readonly LineOfText[] };

const lineHeightEm = 1.3;
/** Distance from the optical middle to the baseline, for Chinese characters and capitals alike. */
export const baselineBelowMiddleEm = 0.36;
const ascentEm = 0.86;
const descentEm = 0.22;

/** Builds a block of the paragraphs, wrapped at `maxWidth`. Empty and undefined paragraphs are skipped. */
export function buildTextBlock(paragraphs: readonly (Paragraph | undefined)[], maxWidth = Infinity): TextBlock {
  const lines = paragraphs
    .filter((paragraph) => paragraph !== undefined && paragraph.text !== '')
    .flatMap((paragraph) =>
      paragraph === undefined
        ? []
        : wrapText(paragraph.text, paragraph.turned === true ? Infinity : maxWidth, paragraph).map((text, index) => {
            const along = Math.ceil(measureText(text, paragraph));
            const across = Math.round(paragraph.sizePx * lineHeightEm);
            const [width, height] = paragraph.turned === true ? [across, along] : [along, across];
            return { ...paragraph, text, width, height, spaceBefore: index === 0 ? (paragraph.spaceBefore ?? 0) : 0 };
          }),
    );
  return {
    lines,
    width: Math.max(0, ...lines.map(({ width }) => width)),
    height: lines.reduce((sum, { height, spaceBefore }) => sum + spaceBefore + height, 0),
  };
}

type Placement = { align: 'start' | 'middle' | 'end'; within?: Rect };

/** Places the lines of `block` from `top` downwards with their left edge, middle or right edge at `x`. */
export function placeTextBlock(block: TextBlock, { x, y: top }: Point, { align, within }: Placement): Text[] {
  let y = top;
  return block.lines.map(({ text, sizePx, colour, bold, mono, height, spaceBefore, turned, width }) => {
    y += spaceBefore;
    const middle = y + height / 2;
    y += height;
    if (turned === true) {
      const left = { start: x, middle: x - width / 2, end: x - width }[align];
      const turnedX = left + width / 2 - sizePx * baselineBelowMiddleEm;
      return {
        shape: 'text',
        content: text,
        x: turnedX,
        y: middle,
        sizePx,
        colour,
        anchor: 'middle',
        bold,
        mono,
        within,
        turned,
      };
    }
    const baseline = middle + sizePx * baselineBelowMiddleEm;
    return { shape: 'text', content: text, x, y: baseline, sizePx, colour, anchor: align, bold, mono, within };
  });
}

/** Centres `block` vertically in `rect`. `align` is the horizontal alignment. */
export function placeInRect(block: TextBlock, rect: Rect, align: Placement['align'] = 'middle'): Text[] {
  const x = { start: rect.x, middle: centre(rect).x, end: right(rect) }[align];
  return placeTextBlock(block, { x, y: centre(rect).y - block.height / 2 }, { align, within: rect });
}

/** Returns the rectangle of a line of text, from ascenders to descenders. */
export function findTextRect(text: Text): Rect {
  const width = measureText(text.content, text);
  const left = { start: 0, middle: width / 2, end: width }[text.anchor ?? 'start'];
  const height = text.sizePx * (ascentEm + descentEm);
  if (text.turned === true)
    return { x: text.x - text.sizePx * descentEm, y: text.y - left, width: height, height: width };
  return {
    x: text.x - left,
    y: text.y - text.sizePx * ascentEm,
    width,
    height,
  };
}
