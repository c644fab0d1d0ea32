import type { Format, Shape } from '../../drawing/drawing';
import type { Point, Size } from '../../drawing/geometry';
import { baselineBelowMiddleEm } from '../../drawing/textBlock';
import type { Colour } from '../../palette';

/** Measured part of a window without a position. */
export type Piece = Size & { draw: (at: Point) => Shape[] };

/** Format and measures shared by all parts of a window. */
export type Style = Format & {
  controlHeight: number;
  /** Gaps between controls, with space for the badge at their corner. */
  gap: { x: number; y: number };
};

export function buildStyle(format: Format): Style {
  return { ...format, controlHeight: 38, gap: { x: 24, y: 20 } };
}

/** Returns the y of the baseline of a line centred vertically in a box, in pixels. */
export const baselineOf = (top: number, height: number, sizePx: number): number =>
  top + height / 2 + sizePx * baselineBelowMiddleEm;

/** Returns a line of text whose baseline starts at `at`. */
export function drawText(content: string, at: Point, sizePx: number, colour: Colour = 'text', bold = false): Shape {
  return { shape: 'text', content, ...at, sizePx, colour, bold };
}

/** Stacks pieces vertically, `gap` apart. */
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

/** Places pieces from left to right in as many lines as the width requires. */
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

/** Places pieces in a row, centred vertically. */
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
