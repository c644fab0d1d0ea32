import { architecture } from './architecture/architecture';
import { type FigureParser, buildFigureParser } from './kind';

/** Every kind by the word that stands behind `kind:` in a figure file. */
export const kinds: ReadonlyMap<string, FigureParser> = new Map([['architecture', buildFigureParser(architecture)]]);
