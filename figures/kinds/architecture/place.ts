import type { Range, Positions } from '../../drawing/positions';
import type { Measures, Spacing } from './measures';
import type { Arrangement, Item, Row } from './rows';
import type { ArchitectureNode } from './schema';
import { chooseLabelGaps, leftOf, linkAt, measureHorizontalLink, rightOf } from './separations';

/** Horizontal positions of nodes and vertical links. */
export type Columns = { nodes: ReadonlyMap<string, Range>; links: readonly number[] };

const findNodes = (items: readonly Item[]): ArchitectureNode[] =>
  items.flatMap((item) => ('node' in item ? [item.node] : []));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Distributes `width` as evenly as the minimum widths allow. */
function shareEvenly(minimums: readonly number[], width: number): number[] {
  let open = minimums.map((_value, index) => index);
  let left = width;
  const shares = [...minimums];
  for (;;) {
    const even = left / open.length;
    const large = open.filter((index) => (minimums[index] ?? 0) > even);
    if (large.length === 0 || large.length === open.length) {
      for (const index of open) shares[index] = Math.max(even, minimums[index] ?? 0);
      return shares;
    }
    for (const index of large) left -= minimums[index] ?? 0;
    open = open.filter((index) => !large.includes(index));
  }
}

/**
 * Distributes `width` over columns with minimum widths. Columns that need little more become wide enough to avoid
 * wrapping. The rest is shared evenly.
 */
function shareWidth(minimums: readonly number[], natural: readonly number[], width: number): number[] {
  const shares = [...minimums];
  let spare = width - sum(minimums);
  const deficits = minimums.map((value, index) => ({ index, deficit: Math.max(0, (natural[index] ?? 0) - value) }));
  for (const { index, deficit } of deficits.sort((a, b) => a.deficit - b.deficit)) {
    if (deficit > spare) break;
    shares[index] = (minimums[index] ?? 0) + deficit;
    spare -= deficit;
  }
  return shareEvenly(shares, width);
}

/** Spreads adjacent nodes over the free width. */
function spreadNodes(
  nodes: readonly ArchitectureNode[],
  positions: Positions,
  gapsBetween: readonly number[],
  measures: Measures,
): void {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first || !last) return;
  const from = positions.range(leftOf(first.id)).from;
  const to = positions.range(rightOf(last.id)).to;
  const minimums = nodes.map(({ id }) => positions.range(rightOf(id)).from - positions.range(leftOf(id)).from);
  const natural = nodes.map((node) => measures.naturalNodeWidth(node));
  let x = from;
  shareWidth(minimums, natural, to - from - sum(gapsBetween)).forEach((width, index) => {
    const id = nodes[index]?.id ?? '';
    const left = positions.place(leftOf(id), x);
    positions.place(rightOf(id), left + width);
    x = left + width + (gapsBetween[index] ?? 0);
  });
}

function findGaps(
  nodes: readonly ArchitectureNode[],
  { horizontal }: Arrangement,
  measures: Measures,
  spacing: Spacing,
): number[] {
  return nodes.slice(1).map((node, index) => {
    const link = horizontal.find(({ left, right }) => left === nodes[index]?.id && right === node.id)?.link;
    return link ? measureHorizontalLink(measures.linkLabel(link)) : spacing.nodeGap;
  });
}

/** Splits the nodes of a row at the links that pass between them. */
function splitAtPassing(items: readonly Item[]): ArchitectureNode[][] {
  const groups: ArchitectureNode[][] = [[]];
  for (const item of items) {
    if ('node' in item) groups.at(-1)?.push(item.node);
    else groups.push([]);
  }
  return groups;
}

/**
 * Places nodes with passing links on their right. The distance after the last link equals the distance before the first
 * one, and all such nodes of a layer end at the same position.
 */
function placeFirstNodes(
  rows: readonly Row[],
  vertical: Arrangement['vertical'],
  positions: Positions,
  spacing: Spacing,
): void {
  const wanted = rows.flatMap(({ items, layer }) => {
    const [node, ...others] = splitAtPassing(items)[0] ?? [];
    const at = vertical.flatMap(({ link, index }) =>
      link.from === node?.id || link.to === node?.id ? [positions.range(linkAt(index)).from] : [],
    );
    if (!node || others.length > 0 || at.length === 0) return [];
    const left = positions.place(leftOf(node.id), positions.range(leftOf(node.id)).from);
    const { from, to } = positions.range(rightOf(node.id));
    const end = Math.max(...at) + Math.max(Math.min(...at) - left, spacing.inset);
    return [{ id: node.id, layer, end: Math.min(Math.max(end, from), to) }];
  });
  for (const { id, layer } of wanted) {
    const ends = wanted.filter((other) => other.layer === layer).map(({ end }) => end);
    positions.place(rightOf(id), Math.max(...ends));
  }
}

/**
 * Places nodes and links: nodes of a row share its width evenly, and links are in the middle of their share of the
 * node. See `placeFirstNodes` for nodes next to passing links.
 */
export function placeColumns(
  arrangement: Arrangement,
  positions: Positions,
  measures: Measures,
  spacing: Spacing,
): Columns {
  const { rows, vertical, gaps } = arrangement;
  const labelGaps = chooseLabelGaps(arrangement);
  const placed = new Set<string>();
  const spread = (nodes: readonly ArchitectureNode[]) => {
    spreadNodes(nodes, positions, findGaps(nodes, arrangement, measures, spacing), measures);
    for (const { id } of nodes) placed.add(id);
  };

  const freeRows = rows.filter(({ items }) => items.every((item) => 'node' in item));
  for (const { items } of [...freeRows].sort((a, b) => b.items.length - a.items.length)) spread(findNodes(items));

  /** Returns the preferred position of a link at its end `id`: the middle of its share of the node's width. */
  const findPreferred = (index: number, id: string, gap: number): { x: number; width: number } => {
    const { from } = positions.range(leftOf(id));
    const width = positions.range(rightOf(id)).to - from;
    const siblings = (gaps[gap] ?? []).filter((other) => {
      const link = vertical[other]?.link;
      return link?.from === id || link?.to === id;
    });
    const share = width / siblings.length;
    const start = from + share * siblings.indexOf(index);
    const entry = vertical[index];
    const label = entry && labelGaps[index] === gap ? measures.linkLabel(entry.link).width + spacing.linkGap : 0;
    const overhang = spacing.afterLabel;
    const middle = start + share / 2;
    return { x: Math.max(start + spacing.inset, Math.min(middle, start + share + overhang - label)), width: share };
  };
  /** Returns the position of the only other link of an end without a position. */
  const findChainPosition = (index: number, ids: readonly string[], done: ReadonlySet<number>): number | undefined => {
    const others = ids
      .filter((id) => !placed.has(id))
      .map((id) => vertical.filter(({ link, index: at }) => at !== index && (link.from === id || link.to === id)));
    const before = others.find((links) => links.length === 1)?.[0];
    return before && done.has(before.index) ? positions.range(linkAt(before.index)).from : undefined;
  };
  const done = new Set<number>();
  const byDensity = vertical
    .map((_entry, index) => index)
    .sort((a, b) => (gaps[labelGaps[b] ?? 0]?.length ?? 0) - (gaps[labelGaps[a] ?? 0]?.length ?? 0) || a - b);
  for (const index of byDensity) {
    const entry = vertical[index];
    if (!entry) continue;
    const { link, upwards, top, bottom } = entry;
    const [upper, lower] = upwards ? [link.to, link.from] : [link.from, link.to];
    const preferences = [
      placed.has(lower) ? findPreferred(index, lower, bottom - 1) : undefined,
      placed.has(upper) ? findPreferred(index, upper, top) : undefined,
    ].filter((entry) => entry !== undefined);
    const [best] = preferences.sort((a, b) => a.width - b.width);
    const range = positions.range(linkAt(index));
    const wanted = findChainPosition(index, [upper, lower], done) ?? best?.x ?? (range.from + range.to) / 2;
    positions.place(linkAt(index), wanted);
    done.add(index);
  }

  const passedRows = rows.filter(({ items }) => items.some((item) => 'passing' in item));
  placeFirstNodes(passedRows, vertical, positions, spacing);
  for (const { items } of passedRows) splitAtPassing(items).forEach(spread);

  const nodes = new Map(
    rows.flatMap(({ items }) =>
      findNodes(items).map(({ id }): [string, Range] => [
        id,
        { from: positions.range(leftOf(id)).from, to: positions.range(rightOf(id)).from },
      ]),
    ),
  );
  return { nodes, links: vertical.map((_entry, index) => positions.range(linkAt(index)).from) };
}
