import type { Format, Shape } from '../../drawing/drawing';
import type { Point, Size } from '../../drawing/geometry';
import { baselineBelowMiddleEm } from '../../drawing/textBlock';
import type { Colour } from '../../palette';

/** A part of a window, measured and not yet anywhere. */
export type Piece = Size & { draw: (at: Point) => Shape[] };

/** What every part of a window needs to know. */
export type Style = Format & {
  controlHeight: number;
  /** Between controls beside and below each other: room for the badge at their corner. */
  gap: { x: number; y: number };
};

/** The measures of a window in `format`. */
export function buildStyle(format: Format): Style {
  return { ...format, controlHeight: 38, gap: { x: 24, y: 20 } };
}

/** The y of the baseline on which a line of text stands in the middle of a box, in pixels. */
export const baselineOf = (top: number, height: number, sizePx: number): number =>
  top + height / 2 + sizePx * baselineBelowMiddleEm;

/** One line of text whose baseline begins at `at`. */
export function drawText(content: string, at: Point, sizePx: number, colour: Colour = 'text', bold = false): Shape {
  return { shape: 'text', content, ...at, sizePx, colour, bold };
}

/** The pieces below each other, `gap` apart. */
export function stackPieces(pieces: readonly Piece[], gap: number): Piece {
  return {
    width: Math.max(0, ...pieces.map(({ width }) => width)),
    height: pieces.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, pieces.length - 1),
    draw: ({ x, y }) => {
      let top = y;
      return pieces.flatMap((piece) => {
        const shapes = piece.draw({ x, y: top });
        top += piece.height + gap;
        return shapes;
      });
    },
  };
}

/** Pieces in lines from left to right, as many lines as the width needs. */
export function flowPieces(pieces: readonly Piece[], maxWidth: number, gap: { x: number; y: number }): Piece {
  const lines: Piece[][] = [];
  let used = Infinity;
  for (const piece of pieces) {
    if (used + gap.x + piece.width > maxWidth) {
      lines.push([]);
      used = -gap.x;
    }
    lines.at(-1)?.push(piece);
    used += gap.x + piece.width;
  }
  return stackPieces(
    lines.map((line) => joinPieces(line, gap.x)),
    gap.y,
  );
}

/** Pieces beside each other, their middles level. */
export function joinPieces(pieces: readonly Piece[], gap: number): Piece {
  const height = Math.max(0, ...pieces.map((piece) => piece.height));
  return {
    width: pieces.reduce((sum, { width }) => sum + width, 0) + gap * Math.max(0, pieces.length - 1),
    height,
    draw: ({ x, y }) => {
      let left = x;
      return pieces.flatMap((piece) => {
        const shapes = piece.draw({ x: left, y: y + (height - piece.height) / 2 });
        left += piece.width + gap;
        return shapes;
      });
    },
  };
}
