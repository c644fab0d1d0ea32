import type { Separation } from '../../drawing/positions';
import type { TextBlock } from '../../drawing/textBlock';
import type { Measures, Spacing } from './measures';
import type { Arrangement, Item } from './rows';

/** Name of the position of an item's left edge. */
export const leftOf = (id: string): string => `${id}<`;
/** Name of the position of an item's right edge. */
export const rightOf = (id: string): string => `${id}>`;
/** Name of the position of the vertical link with this index. */
export const linkAt = (index: number): string => `#${index}`;
/** The right edge of the content. */
export const end = '|';

const leastLevelLink = 40;
const besideLevelLabel = 8;

/** How far apart a link with this label keeps two neighbours of a row. */
export function measureLevelLink(label: TextBlock): number {
  return Math.max(label.width + 2 * besideLevelLabel, leastLevelLink);
}

const firstName = (item: Item): string => ('node' in item ? leftOf(item.node.id) : linkAt(item.passing));
const lastName = (item: Item): string => ('node' in item ? rightOf(item.node.id) : linkAt(item.passing));

/** In which gap the label of each vertical link stands: the emptiest that the link passes, the upper one of equals. */
export function chooseLabelGaps({ vertical, gaps }: Arrangement): number[] {
  return vertical.map(({ top, bottom }) => {
    let best = top;
    for (let gap = top; gap < bottom; gap += 1) {
      if ((gaps[gap]?.length ?? 0) < (gaps[best]?.length ?? 0)) best = gap;
    }
    return best;
  });
}

/** Everything that keeps things in a row and links in a gap apart. */
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
      const apart = joining
        ? measureLevelLink(measures.linkLabel(joining.link))
        : 'node' in item && 'node' in next
          ? spacing.betweenNodes
          : spacing.besidePassing;
      add(lastName(item), firstName(next), apart);
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
      const room = label > 0 ? spacing.besideLink + label : 0;
      if (next !== undefined) add(linkAt(index), linkAt(next), Math.max(room + spacing.afterLabel, 24));
      else add(linkAt(index), end, Math.max(room - marginAfterContent, 0));
    }),
  );
  return separations;
}
