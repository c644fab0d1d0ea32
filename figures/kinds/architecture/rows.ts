import type { ArchitectureLink, ArchitectureNode, ArchitectureSpec } from './schema';

/** Item of a row: a node, or a link that passes to a farther row. */
export type Item = { node: ArchitectureNode } | { passing: number };

export type Row = { layer: number; items: readonly Item[] };

/** Link between two rows, from the upper to the lower one. `upwards` when it points up. */
export type VerticalLink = { link: ArchitectureLink; index: number; top: number; bottom: number; upwards: boolean };

export type Arrangement = {
  rows: readonly Row[];
  vertical: readonly VerticalLink[];
  /** Links between neighbours of a row, from left to right. `leftwards` when the link points left. */
  horizontal: readonly { link: ArchitectureLink; left: string; right: string; leftwards: boolean }[];
  /** Links in the gap below each row from left to right, as indexes of `vertical`. */
  gaps: readonly (readonly number[])[];
};

type NodeRow = { layer: number; nodes: readonly ArchitectureNode[] };

/** Builds the rows of the specification. `stacked` puts linked neighbours into rows of their own. */
function buildNodeRows({ layers, links }: ArchitectureSpec, stacked: boolean): NodeRow[] {
  return layers.flatMap(({ rows }, layer) =>
    rows.flatMap((nodes): NodeRow[] => {
      const ids = nodes.map(({ id }) => id);
      const linked = links.some(({ from, to }) => ids.includes(from) && ids.includes(to));
      return stacked && linked ? nodes.map((node) => ({ layer, nodes: [node] })) : [{ layer, nodes }];
    }),
  );
}

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

const isPassing = (item: Item, index: number): boolean => 'passing' in item && item.passing === index;
const isNode = (item: Item, id: string): boolean => 'node' in item && item.node.id === id;

/** Inserts passing links into the rows between their ends, from bottom to top, on the side without crossings. */
function addPassingLinks(nodeRows: readonly NodeRow[], vertical: readonly VerticalLink[]): Row[] {
  const below = (link: VerticalLink, lower: readonly Item[], row: number): number =>
    lower.findIndex((item) =>
      link.bottom === row + 1
        ? isNode(item, link.upwards ? link.link.from : link.link.to)
        : isPassing(item, link.index),
    );
  const topIndex = ({ link, upwards, top }: VerticalLink): number =>
    nodeRows[top]?.nodes.findIndex(({ id }) => id === (upwards ? link.to : link.from)) ?? 0;
  const rows: Row[] = [];
  let lower: readonly Item[] = [];
  for (let row = nodeRows.length - 1; row >= 0; row -= 1) {
    const { layer = 0, nodes = [] } = nodeRows[row] ?? {};
    const linksOf = (id: string, end: 'top' | 'bottom') =>
      vertical.filter((link) => link[end] === row && [link.link.from, link.link.to].includes(id));
    /**
     * Returns whether the passing link belongs to the left of the node, judged by the row below, then the row above,
     * then the order in the file.
     */
    const isLeftOf = (link: VerticalLink, { id }: ArchitectureNode): boolean => {
      const downLinks = linksOf(id, 'top');
      const upLinks = linksOf(id, 'bottom');
      const down = mean(downLinks.map((other) => below(other, lower, row)));
      if (down !== undefined && down !== below(link, lower, row)) return below(link, lower, row) < down;
      const up = mean(upLinks.filter(({ top }) => top === link.top).map(topIndex));
      if (up !== undefined && up !== topIndex(link)) return topIndex(link) < up;
      const first = Math.min(...[...downLinks, ...upLinks].map(({ index }) => index));
      return Number.isFinite(first) && link.index < first;
    };
    const passing = vertical
      .filter(({ top, bottom }) => top < row && row < bottom)
      .map((link) => ({ link, slot: nodes.filter((node) => !isLeftOf(link, node)).length }))
      .sort(
        (a, b) =>
          below(a.link, lower, row) - below(b.link, lower, row) ||
          topIndex(a.link) - topIndex(b.link) ||
          a.link.index - b.link.index,
      );
    const items: Item[] = [];
    for (let slot = 0; slot <= nodes.length; slot += 1) {
      items.push(...passing.filter((entry) => entry.slot === slot).map(({ link }) => ({ passing: link.index })));
      const node = nodes[slot];
      if (node) items.push({ node });
    }
    rows.unshift({ layer, items });
    lower = items;
  }
  return rows;
}

function orderGap(rows: readonly Row[], vertical: readonly VerticalLink[], row: number): number[] {
  const place = (link: VerticalLink, at: number): number =>
    rows[at]?.items.findIndex((item) => {
      const { from, to } = link.link;
      const end =
        at === link.top ? (link.upwards ? to : from) : at === link.bottom ? (link.upwards ? from : to) : undefined;
      return end === undefined ? isPassing(item, link.index) : isNode(item, end);
    }) ?? -1;
  const links = vertical
    .filter(({ top, bottom }) => top <= row && row < bottom)
    .map((link) => ({ link, upper: place(link, row), lower: place(link, row + 1) }))
    .sort((a, b) => a.upper - b.upper || a.lower - b.lower || a.link.index - b.link.index);
  links.forEach(({ link, lower }, index) => {
    const before = links[index - 1];
    if (before && before.lower > lower) {
      throw new Error(`links: “${before.link.link.label}”与“${link.link.label}”交叉，调整节点或连线的顺序`);
    }
  });
  return links.map(({ link }) => link.index);
}

/**
 * Arranges nodes and links from left to right so that no two links cross. Throws when there is no such order, or when a
 * link joins nodes of a row that are not neighbours.
 */
export function arrange(spec: ArchitectureSpec, { stacked }: { stacked: boolean }): Arrangement {
  const nodeRows = buildNodeRows(spec, stacked);
  const rowOf = (id: string): number => nodeRows.findIndex(({ nodes }) => nodes.some((node) => node.id === id));
  const vertical: VerticalLink[] = [];
  const horizontal: Arrangement['horizontal'][number][] = [];
  for (const link of spec.links) {
    const [from, to] = [rowOf(link.from), rowOf(link.to)];
    if (from !== to) {
      const index = vertical.length;
      vertical.push({ link, index, top: Math.min(from, to), bottom: Math.max(from, to), upwards: from > to });
      continue;
    }
    const ids = nodeRows[from]?.nodes.map(({ id }) => id) ?? [];
    const step = ids.indexOf(link.to) - ids.indexOf(link.from);
    if (Math.abs(step) !== 1) throw new Error(`links: “${link.from}”与“${link.to}”在行内不相邻，调整节点的顺序`);
    const leftwards = step < 0;
    const [left, right] = leftwards ? [link.to, link.from] : [link.from, link.to];
    horizontal.push({ link, left, right, leftwards });
  }
  const rows = addPassingLinks(nodeRows, vertical);
  return { rows, vertical, horizontal, gaps: rows.slice(1).map((_row, gap) => orderGap(rows, vertical, gap)) };
}
