import { measureText } from './measureText';

/** Labelled span along the horizontal axis of a figure, in pixels. */
export type Dimension = { from: number; to: number; label: string };
export type Bounds = { left: number; right: number };

type Side = 'over' | 'right' | 'left';
export type PlacedDimension = Dimension & {
  lane: number;
  side: Side;
  labelLeft: number;
  labelRight: number;
};

const labelGap = 8;
/** A shorter span has its arrow heads outside (dimensionLines.ts), and its label must clear them. */
const shortSpan = 30;
const outsideReach = 20;
const laneGap = 12;

/** Returns how far the arrow heads extend beyond each end. */
export function reachOf({ from, to }: Dimension): number {
  return to - from < shortSpan ? outsideReach : 0;
}

function placeLabel(dimension: Dimension, side: Side, sizePx: number): Labelled {
  const width = measureText(dimension.label, { sizePx });
  const reach = reachOf(dimension);
  const starts = {
    over: (dimension.from + dimension.to - width) / 2,
    right: dimension.to + reach + labelGap,
    left: dimension.from - reach - labelGap - width,
  };
  return { ...dimension, side, labelLeft: starts[side], labelRight: starts[side] + width };
}

/** Returns the sides where the label fits: over the line, otherwise next to it. */
function findSides(dimension: Dimension, sizePx: number, bounds: Bounds): Side[] {
  const width = measureText(dimension.label, { sizePx });
  if (width + 2 * labelGap <= dimension.to - dimension.from) return ['over'];
  const sides: Side[] = [];
  const reach = reachOf(dimension);
  if (dimension.to + reach + labelGap + width <= bounds.right) sides.push('right');
  if (dimension.from - reach - labelGap - width >= bounds.left) sides.push('left');
  return sides;
}

type Labelled = Omit<PlacedDimension, 'lane'>;

function conflicts(a: Labelled, b: Labelled): boolean {
  // Spans that meet may share a lane. Technical drawings let their arrow heads touch.
  if (a.side === 'over' && b.side === 'over' && (a.to === b.from || b.to === a.from)) return false;
  return (
    Math.min(a.from, a.labelLeft) < Math.max(b.to, b.labelRight) + laneGap &&
    Math.max(a.to, a.labelRight) > Math.min(b.from, b.labelLeft) - laneGap
  );
}

function assignLanes(ordered: readonly Labelled[]): PlacedDimension[] {
  const placed: PlacedDimension[] = [];
  for (const next of ordered) {
    let lane = 0;
    while (placed.some((other) => other.lane === lane && conflicts(other, next))) lane += 1;
    placed.push({ ...next, lane });
  }
  return placed;
}

/** Counts the labels that guide lines cross. Guide lines come from above and end at the lane of their dimension. */
function countCrossings(placed: readonly PlacedDimension[]): number {
  const isCrossed = (label: PlacedDimension, x: number) => x > label.labelLeft - 4 && x < label.labelRight + 4;
  return placed.reduce(
    (sum, label) =>
      sum +
      placed
        .filter((other) => other.lane > label.lane)
        .flatMap(({ from, to }) => [from, to])
        .filter((x) => isCrossed(label, x)).length,
    0,
  );
}

function* listOrders<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of listOrders([...items.slice(0, index), ...items.slice(index + 1)])) yield [item, ...rest];
  }
}

function* listSides(options: readonly (readonly Side[])[]): Generator<Side[]> {
  const [first, ...rest] = options;
  if (!first) yield [];
  for (const side of first ?? []) for (const others of listSides(rest)) yield [side, ...others];
}

/**
 * Assigns dimension lines to lanes without overlaps and with as few guide lines through labels as possible. Tries all
 * orders, because the schemas allow at most six dimensions. Throws with the label when one fits nowhere.
 */
export function placeDimensions(dimensions: readonly Dimension[], sizePx: number, bounds: Bounds): PlacedDimension[] {
  const options = dimensions.map((dimension) => findSides(dimension, sizePx, bounds));
  const unplaceable = dimensions.find((_, index) => options[index]?.length === 0);
  if (unplaceable) throw new Error(`放不下标注“${unplaceable.label}”：缩短文字`);
  let best: { cost: number; placed: PlacedDimension[] } = { cost: Number.POSITIVE_INFINITY, placed: [] };
  for (const sides of listSides(options)) {
    const labelled = dimensions.map((dimension, index) => placeLabel(dimension, sides[index] ?? 'over', sizePx));
    for (const order of listOrders(labelled)) {
      const placed = assignLanes(order);
      const lanes = Math.max(...placed.map(({ lane }) => lane)) + 1;
      const depth = placed.reduce((sum, { lane, from, to }) => sum + lane / (to - from), 0);
      const cost = countCrossings(placed) * 100 + lanes * 10 + sides.filter((side) => side === 'left').length + depth;
      if (cost < best.cost) best = { cost, placed };
    }
  }
  return best.placed;
}
