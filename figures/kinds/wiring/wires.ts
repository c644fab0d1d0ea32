import { buildConnector } from '../../drawing/connector';
import type { Dash, Shape, Text } from '../../drawing/drawing';
import type { Point } from '../../drawing/geometry';
import { type TextBlock, placeTextBlock } from '../../drawing/textBlock';
import type { Colour } from '../../palette';
import { terminalRadius } from './columns';
import type { WireSpec } from './schema';

/** Line styles of wires, which differ in more than colour. The legend names them. */
export const wireLines: Readonly<
  Record<WireSpec['type'], { name: string; colour: Colour; dash?: Dash; strokeWidth: number }>
> = {
  signal: { name: '信号', colour: 'accent', strokeWidth: 2 },
  power: { name: '电源', colour: 'text', strokeWidth: 4 },
  common: { name: '0 V 公共端', colour: 'text', dash: 'dashed', strokeWidth: 2 },
  shield: { name: '屏蔽', colour: 'secondary', dash: 'dotted', strokeWidth: 2 },
};

/** Wire with its left and right end as drawn, and the x of its turn if they differ in height. */
export type RoutedWire = { wire: WireSpec; fromLeft: boolean; left: Point; right: Point; turnX: number | undefined };

/** Returns the x of the line's start: its terminal, or the last turn of a wire that shares the terminal. */
function findStart(routed: RoutedWire, all: readonly RoutedWire[]): number {
  const turnsBefore = all
    .filter(({ left }) => left.y === routed.left.y)
    .flatMap(({ turnX }) => (turnX !== undefined && turnX < (routed.turnX ?? Infinity) ? [turnX] : []));
  return Math.max(routed.left.x + terminalRadius, ...turnsBefore);
}

function findEnd(routed: RoutedWire, all: readonly RoutedWire[]): number {
  const turnsAfter = all
    .filter(({ right }) => right.y === routed.right.y)
    .flatMap(({ turnX }) => (turnX !== undefined && turnX > (routed.turnX ?? -Infinity) ? [turnX] : []));
  return Math.min(routed.right.x - terminalRadius, ...turnsAfter);
}

function listPoints(routed: RoutedWire, all: readonly RoutedWire[]): Point[] {
  const { left, right, turnX } = routed;
  const start = { x: findStart(routed, all), y: left.y };
  const end = { x: findEnd(routed, all), y: right.y };
  return turnX === undefined ? [start, end] : [start, { x: turnX, y: start.y }, { x: turnX, y: end.y }, end];
}

/** Draws the line of a wire with its arrow heads. `all` contains the wires that may share its terminals. */
export function drawWire(routed: RoutedWire, all: readonly RoutedWire[]): Shape[] {
  const { wire, fromLeft } = routed;
  const { colour, dash, strokeWidth } = wireLines[wire.type];
  const leftToRight = listPoints(routed, all);
  const points = fromLeft === (wire.arrow !== 'from') ? leftToRight : leftToRight.reverse();
  const heads = { none: 'none', to: 'end', from: 'end', both: 'both' } as const;
  return buildConnector(points, { colour, dash, heads: heads[wire.arrow] }).map((shape) =>
    shape.shape === 'line' ? { ...shape, strokeWidth } : shape,
  );
}

/** Returns whether the vertical part of a wire crosses the line that `label` is above. */
export function passesLabel({ turnX, left, right }: RoutedWire, label: RoutedWire): boolean {
  if (turnX === undefined) return false;
  return Math.min(left.y, right.y) < label.left.y && Math.max(left.y, right.y) >= label.left.y;
}

/** Draws junction dots where wires that share a terminal separate. */
export function drawJunctions(wires: readonly RoutedWire[]): Shape[] {
  return wires.flatMap((routed): Shape[] => {
    if (routed.turnX === undefined) return [];
    const { turnX, left, right, wire } = routed;
    const colour = wireLines[wire.type].colour;
    const continues = (other: RoutedWire, side: 'left' | 'right') =>
      other !== routed &&
      other[side].y === routed[side].y &&
      (other.turnX === undefined || (side === 'left' ? other.turnX > turnX : other.turnX < turnX));
    return (['left', 'right'] as const)
      .filter((side) => wires.some((other) => continues(other, side)))
      .map((side) => ({ shape: 'circle', x: turnX, y: (side === 'left' ? left : right).y, r: 4, fill: colour }));
  });
}

/** Places the label of a wire above its line, in the middle of the zone. */
export function drawWireLabel(block: TextBlock, zone: { from: number; to: number }, y: number): Text[] {
  return placeTextBlock(block, { x: (zone.from + zone.to) / 2, y: y - 5 - block.height }, { align: 'middle' });
}
