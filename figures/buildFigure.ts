import { type Format, formats } from './drawing/drawing';
import { writeSvg } from './drawing/writeSvg';
import type { Figure } from './kinds/kind';

/** One of the files a figure is shown as. */
export type FigureFile = { format: Format; height: number; svg: string };

/** The figure drawn for the page and for a phone, both in light colours (`darkFigure.ts` makes the partners). */
export function buildFigure(figure: Figure): Record<Format['name'], FigureFile> {
  const build = (format: Format): FigureFile => {
    const drawing = figure.draw(format);
    return { format, height: Math.ceil(drawing.height), svg: writeSvg(drawing, figure) };
  };
  return { wide: build(formats.wide), narrow: build(formats.narrow) };
}
