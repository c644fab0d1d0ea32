import { type Format, formats } from './drawing/drawing';
import { writeSvg } from './drawing/writeSvg';
import type { Figure } from './kinds/kind';
import { type Mode, modes } from './palette';

/** One of the four SVG files of a figure. */
export type FigureFile = { mode: Mode; format: Format; height: number; svg: string };

/** Draws the figure in both formats and both colour modes. */
export function buildFigure(figure: Figure): FigureFile[] {
  return Object.values(formats).flatMap((format) => {
    const drawn = figure.draw(format);
    const drawing = { ...drawn, height: Math.ceil(drawn.height) };
    return modes.map((mode) => ({ mode, format, height: drawing.height, svg: writeSvg(drawing, figure, mode) }));
  });
}
