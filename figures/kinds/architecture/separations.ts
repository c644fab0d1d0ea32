import type { Separation } from '../../drawing/positions';
import type { TextBlock } from '../../drawing/textBlock';
import type { Measures, Spacing } from './measures';
import type { Arrangement, Item } from './rows';

/** Returns the position name of an item's left edge. */
export const leftOf = (id: string): string => `${id}<`;
/** Returns the position name of an item's right edge. */
export const rightOf = (id: string): string => `${id}>`;
/** Returns the position name of the vertical link with this index. */
export const linkAt = (index: number): string => `#${index}`;
/** Position name of the right edge of the content. */
export const end = '|';

const minHorizontalLink = 40;
const labelPadding = 8;

/** Returns the distance between two neighbours of a row that are joined by a link with this label. */
export function measureHorizontalLink(label: TextBlock): number {
  return Math.max(label.width + 2 * labelPadding, minHorizontalLink);
}

const firstName = (item: Item): string => ('node' in item ? leftOf(item.node.id) : linkAt(item.passing));
const lastName = (item: Item): string => ('node' in item ? rightOf(item.node.id) : linkAt(item.passing));

/** Chooses the gap for the label of each vertical link: the one with the fewest links, or the upper of equals. */
export function chooseLabelGaps({ vertical, gaps }: Arrangement): number[] {
  return vertical.map(({ top, bottom }) => {
    let best = top;
    for (let gap = top; gap < bottom; gap += 1) {
      if ((gaps[gap]?.length ?? 0) < (gaps[best]?.length ?? 0)) best = gap;
    }
    return best;
  });
}

/** Builds the minimum distances between the items of each row and between the links of each gap. */
export function buildSeparations(
  arrangement: Arrangement,
  measures: Measures,
  spacing: Spacing,
  marginAfterContent: number,
): Separation[] {
  const { rows, vertical, horizontal, gaps } = arrangement;
  const labelGaps = chooseLabelGaps(arrangement);
  const separations: Separation[] = [];
  const add = (left: string, right: string, distance: number) => separations.push({ left, right, distance });
  for (const { items } of rows) {
    items.forEach((item, index) => {
      if ('node' in item) add(leftOf(item.node.id), rightOf(item.node.id), measures.nodeWidth(item.node));
      const next = items[index + 1];
      if (!next) return;
      const joining = horizontal.find(
        ({ left, right }) => lastName(item) === rightOf(left) && firstName(next) === leftOf(right),
      );
      const distance = joining
        ? measureHorizontalLink(measures.linkLabel(joining.link))
        : 'node' in item && 'node' in next
          ? spacing.nodeGap
          : spacing.passingGap;
      add(lastName(item), firstName(next), distance);
    });
  }
  for (const { link, index } of vertical) {
    for (const id of [link.from, link.to]) {
      add(leftOf(id), linkAt(index), spacing.inset);
      add(linkAt(index), rightOf(id), spacing.inset);
    }
  }
  gaps.forEach((links, gap) =>
    links.forEach((index, position) => {
      const entry = vertical[index];
      if (!entry) return;
      const label = labelGaps[index] === gap ? measures.linkLabel(entry.link).width : 0;
      const next = links[position + 1];
      const room = label > 0 ? spacing.linkGap + label : 0;
      if (next !== undefined) add(linkAt(index), linkAt(next), Math.max(room + spacing.afterLabel, 24));
      else add(linkAt(index), end, Math.max(room - marginAfterContent, 0));
    }),
  );
  return separations;
}
