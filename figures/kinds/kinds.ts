import { architecture } from './architecture/architecture';
import { curve } from './curve/curve';
import { flowchart } from './flowchart/flowchart';
import { mapping } from './mapping/mapping';
import { sequence } from './sequence/sequence';
import { type FigureParser, buildFigureParser } from './kind';
import { scale } from './scale/scale';
import { states } from './states/states';
import { timing } from './timing/timing';
import { window } from './window/window';
import { wiring } from './wiring/wiring';

/** Parsers of all kinds, by the value of `kind:` in a figure file. */
export const kinds: ReadonlyMap<string, FigureParser> = new Map([
  ['architecture', buildFigureParser(architecture)],
  ['curve', buildFigureParser(curve)],
  ['flowchart', buildFigureParser(flowchart)],
  ['mapping', buildFigureParser(mapping)],
  ['scale', buildFigureParser(scale)],
  ['states', buildFigureParser(states)],
  ['timing', buildFigureParser(timing)],
  ['window', buildFigureParser(window)],
  ['wiring', buildFigureParser(wiring)],
  ['sequence', buildFigureParser(sequence)],
]);
