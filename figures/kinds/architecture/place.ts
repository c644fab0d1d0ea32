import type { Range, Positions } from '../../drawing/positions';
import type { Measures, Spacing } from './measures';
import type { Arrangement, Item } from './rows';
import type { ArchitectureNode } from './schema';
import { chooseLabelGaps, leftOf, linkAt, rightOf } from './separations';

/** Where nodes and vertical links stand from left to right. */
export type Columns = { nodes: ReadonlyMap<string, Range>; links: readonly number[] };

const findNodes = (items: readonly Item[]): ArchitectureNode[] =>
  items.flatMap((item) => ('node' in item ? [item.node] : []));

/** Shares `width` among things of at least these widths, as evenly as that allows. */
export function shareWidth(least: readonly number[], width: number): number[] {
  let open = least.map((_value, index) => index);
  let left = width;
  const shares = [...least];
  for (;;) {
    const even = left / open.length;
    const large = open.filter((index) => (least[index] ?? 0) > even);
    if (large.length === 0 || large.length === open.length) {
      for (const index of open) shares[index] = Math.max(even, least[index] ?? 0);
      return shares;
    }
    for (const index of large) left -= least[index] ?? 0;
    open = open.filter((index) => !large.includes(index));
  }
}

/** Spreads the nodes, which stand beside each other, over what is free for them. */
function spreadNodes(nodes: readonly ArchitectureNode[], positions: Positions, gapsBetween: readonly number[]): void {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first || !last) return;
  const from = positions.range(leftOf(first.id)).from;
  const to = positions.range(rightOf(last.id)).to;
  const least = nodes.map(({ id }) => positions.range(rightOf(id)).from - positions.range(leftOf(id)).from);
  const free = to - from - gapsBetween.reduce((sum, gap) => sum + gap, 0);
  let x = from;
  shareWidth(least, free).forEach((width, index) => {
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
    return link ? Math.max(measures.linkLabel(link).width + 2 * spacing.besideLink, 40) : spacing.betweenNodes;
  });
}

/**
 * Chooses places that look drawn: nodes of a row share its width evenly, links stand in the middle of their share of
 * the node, and a node beside which links pass ends as far behind its last link as its first link stands inside it.
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
    spreadNodes(nodes, positions, findGaps(nodes, arrangement, measures, spacing));
    for (const { id } of nodes) placed.add(id);
  };

  const freeRows = rows.filter(({ items }) => items.every((item) => 'node' in item));
  for (const { items } of [...freeRows].sort((a, b) => b.items.length - a.items.length)) spread(findNodes(items));

  /** The wished place of a link at the end `id`: the middle of its share of the node's width. */
  const wish = (index: number, id: string, gap: number): { x: number; width: number } => {
    const { from } = positions.range(leftOf(id));
    const width = positions.range(rightOf(id)).to - from;
    const siblings = (gaps[gap] ?? []).filter((other) => {
      const link = vertical[other]?.link;
      return link?.from === id || link?.to === id;
    });
    const share = width / siblings.length;
    const start = from + share * siblings.indexOf(index);
    const entry = vertical[index];
    const label = entry && labelGaps[index] === gap ? measures.linkLabel(entry.link).width + spacing.besideLink : 0;
    const overhang = spacing.afterLabel;
    const middle = start + share / 2;
    return { x: Math.max(start + spacing.inset, Math.min(middle, start + share + overhang - label)), width: share };
  };
  const byDensity = vertical
    .map((_entry, index) => index)
    .sort((a, b) => (gaps[labelGaps[b] ?? 0]?.length ?? 0) - (gaps[labelGaps[a] ?? 0]?.length ?? 0) || a - b);
  for (const index of byDensity) {
    const entry = vertical[index];
    if (!entry) continue;
    const { link, upwards, top, bottom } = entry;
    const [upper, lower] = upwards ? [link.to, link.from] : [link.from, link.to];
    const wishes = [
      placed.has(lower) ? wish(index, lower, bottom - 1) : undefined,
      placed.has(upper) ? wish(index, upper, top) : undefined,
    ].filter((entry) => entry !== undefined);
    const [best] = wishes.sort((a, b) => a.width - b.width);
    const range = positions.range(linkAt(index));
    positions.place(linkAt(index), best?.x ?? (range.from + range.to) / 2);
  }

  for (const { items } of rows) {
    if (!items.some((item) => 'passing' in item)) continue;
    const groups: ArchitectureNode[][] = [[]];
    for (const item of items) {
      if ('node' in item) groups.at(-1)?.push(item.node);
      else groups.push([]);
    }
    for (const group of groups.filter(({ length }) => length > 0)) {
      const [only, ...others] = group;
      const at = vertical.flatMap(({ link, index }) =>
        link.from === only?.id || link.to === only?.id ? [positions.range(linkAt(index)).from] : [],
      );
      if (only && others.length === 0 && at.length > 0) {
        const isFirst = group === groups[0];
        const isLast = group === groups.at(-1);
        const [first, last] = [Math.min(...at), Math.max(...at)];
        if (isFirst) {
          const left = positions.place(leftOf(only.id), positions.range(leftOf(only.id)).from);
          positions.place(rightOf(only.id), last + Math.max(first - left, spacing.inset));
        } else if (isLast) {
          const right = positions.place(rightOf(only.id), positions.range(rightOf(only.id)).to);
          positions.place(leftOf(only.id), first - Math.max(right - last, spacing.inset));
        }
      }
      spread(group);
    }
  }
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
