import type { GridEdge, Side } from '../../grid/gridNode';
import { isLoop } from './cells';
import type { FlowEdge, FlowchartSpec } from './schema';

type Costs = Readonly<Record<Side, number>>;
const mainExit: Costs = { bottom: 0, right: 25, left: 120, top: 200 };
const branchExit: Costs = { right: 0, left: 10, bottom: 60, top: 200 };
const loopExit: Costs = { right: 0, left: 0, top: 60, bottom: 60 };
const outerLoopExit: Costs = { right: 0, top: 40, left: 200, bottom: 200 };
const entry: Costs = { top: 0, left: 20, right: 20, bottom: 90 };
const loopEntry: Costs = { right: 0, left: 0, top: 15, bottom: 90 };

/** Builds the grid edge with its preferred sides: the main path downwards, branches sideways, loops on the outside. */
export function buildGridEdge(spec: FlowchartSpec, edge: FlowEdge, column: number): GridEdge {
  const first = spec.edges.find(({ from }) => from === edge.from) === edge;
  const loop = isLoop(spec, edge);
  return {
    from: edge.from,
    to: edge.to,
    exitCosts: loop ? (column > 0 ? outerLoopExit : loopExit) : first ? mainExit : branchExit,
    entryCosts: loop ? loopEntry : entry,
    mayMerge: true,
    isPaired: false,
  };
}
