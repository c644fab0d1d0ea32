import type { Format } from '../../drawing/drawing';
import type { Cell } from '../../grid/gridNode';
import type { FlowEdge, FlowchartSpec } from './schema';

const nodesPerRow = 3;

/** Returns whether the edge leads to an earlier node in file order. */
export function isLoop({ nodes }: FlowchartSpec, { from, to }: FlowEdge): boolean {
  const index = (id: string): number => nodes.findIndex((node) => node.id === id);
  return index(to) <= index(from);
}

/** Fills rows of `perRow` nodes. Each group starts a new row. */
function placeInRows({ nodes, groups }: FlowchartSpec, perRow: number): Map<string, Cell> {
  const groupOf = (id: string): number => groups.findIndex((group) => group.nodes.includes(id));
  const cells = new Map<string, Cell>();
  let row = -1;
  let column = perRow;
  nodes.forEach(({ id }, index) => {
    const before = nodes[index - 1];
    column += 1;
    if (column >= perRow || (before && groupOf(before.id) !== groupOf(id))) {
      row += 1;
      column = 0;
    }
    cells.set(id, { row, column });
  });
  return cells;
}

/** Runs the main path downwards, with branches next to it on the row of their decision. */
function placeDownwards(spec: FlowchartSpec): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  const isTaken = (row: number, column: number): boolean =>
    [...cells.values()].some((cell) => cell.row === row && cell.column === column);
  const forward = (id: string): string[] =>
    spec.edges.filter((edge) => edge.from === id && !isLoop(spec, edge)).map(({ to }) => to);

  function place(id: string, wantedRow: number, column: number): void {
    const branches = forward(id)
      .slice(1)
      .filter((to) => !cells.has(to));
    let row = wantedRow;
    const sides = branches.map((_to, index) => column + 1 + index);
    while (isTaken(row, column) || sides.some((side) => isTaken(row, side))) row += 1;
    cells.set(id, { row, column });
    branches.forEach((to, index) => {
      if (!cells.has(to)) place(to, row, sides[index] ?? column + 1);
    });
    const [next] = forward(id);
    if (next !== undefined && !cells.has(next)) place(next, row + 1, column);
  }

  for (const { id } of spec.nodes) {
    if (cells.has(id)) continue;
    place(id, Math.max(-1, ...[...cells.values()].map(({ row }) => row)) + 1, 0);
  }
  // The target of several branches is below all of them.
  for (const { id } of spec.nodes) {
    const cell = cells.get(id);
    if (!cell || cell.column > 0) continue;
    const above = spec.edges
      .filter((edge) => edge.to === id && !isLoop(spec, edge))
      .map(({ from }) => cells.get(from))
      .filter((from) => from !== undefined && from.column > 0 && from.row >= cell.row);
    const shift = Math.max(0, ...above.map((from) => (from?.row ?? 0) + 1 - cell.row));
    if (shift === 0) continue;
    for (const [other, place] of cells)
      if (place.row >= cell.row) cells.set(other, { ...place, row: place.row + shift });
  }
  return cells;
}

export function placeInCells(spec: FlowchartSpec, format: Format): ReadonlyMap<string, Cell> {
  if (spec.direction === 'down') return placeDownwards(spec);
  return placeInRows(spec, format.name === 'wide' ? nodesPerRow : 1);
}
