import type { GridEdge, Side } from '../../grid/gridNode';
import { isLoop } from './cells';
import type { FlowEdge, FlowchartSpec } from './schema';

type Costs = Readonly<Record<Side, number>>;
const goOn: Costs = { bottom: 0, right: 25, left: 120, top: 200 };
const branchOff: Costs = { right: 0, left: 10, bottom: 60, top: 200 };
const loopBack: Costs = { right: 0, left: 0, top: 60, bottom: 60 };
const loopOutside: Costs = { right: 0, top: 40, left: 200, bottom: 200 };
const arrive: Costs = { top: 0, left: 20, right: 20, bottom: 90 };
const arriveBack: Costs = { right: 0, left: 0, top: 15, bottom: 90 };

/** Where the edge had better leave and arrive: onwards downwards, branches to the side, loops on the outside. */
export function buildGridEdge(spec: FlowchartSpec, edge: FlowEdge, column: number): GridEdge {
  const first = spec.edges.find(({ from }) => from === edge.from) === edge;
  const loop = isLoop(spec, edge);
  return {
    from: edge.from,
    to: edge.to,
    exitCosts: loop ? (column > 0 ? loopOutside : loopBack) : first ? goOn : branchOff,
    entryCosts: loop ? arriveBack : arrive,
    mayMerge: true,
    isPaired: false,
  };
}
