import { type Format, formats } from './drawing/drawing';
import { writeSvg } from './drawing/writeSvg';
import type { Figure } from './kinds/kind';
import { type Mode, modes } from './palette';

/** One of the four files a figure is shown as. */
export type FigureFile = { mode: Mode; format: Format; height: number; svg: string };

/** The figure drawn for the page and for a phone, in both colour modes. */
export function buildFigure(figure: Figure): FigureFile[] {
  return Object.values(formats).flatMap((format) => {
    const drawn = figure.draw(format);
    const drawing = { ...drawn, height: Math.ceil(drawn.height) };
    return modes.map((mode) => ({ mode, format, height: drawing.height, svg: writeSvg(drawing, figure, mode) }));
  });
}
