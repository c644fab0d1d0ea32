import type { Point, Rect } from '../drawing/geometry';

export type Side = 'top' | 'right' | 'bottom' | 'left';
export const sides: readonly Side[] = ['bottom', 'right', 'left', 'top'];

/** Which place of a grid a node has. */
export type Cell = { row: number; column: number };

/** Whether a line between the cells goes along a row and over the gap before `column`. */
export function joinsAcross(a: Cell | undefined, b: Cell | undefined, column: number): boolean {
  if (!a || !b) return false;
  return a.row === b.row && Math.min(a.column, b.column) === column - 1;
}

/** A node with its place on the canvas; lines meet a `diamond` at its corners only. */
export type GridNode = Cell & { id: string; rect: Rect; outline: 'box' | 'diamond' };

/** A line between two nodes. The costs say on which sides it had better leave and arrive, in pixels of detour. */
export type GridEdge = {
  from: string;
  to: string;
  exitCosts: Readonly<Record<Side, number>>;
  entryCosts: Readonly<Record<Side, number>>;
  /** Whether it may join other lines on their way to the same node. */
  mayMerge: boolean;
  /** Whether another line goes the opposite way: then both keep off the middle of a side. */
  isPaired: boolean;
};

/** A point where a line may meet a node, and the direction away from it. */
export type Port = { side: Side; at: Point; away: Point; isOffCentre: boolean };

const directions: Readonly<Record<Side, Point>> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

const offCentreParts = [-0.25, 0.25];
const maxOffCentrePx = 36;

/** The ports of a node: the middle of each side and, on boxes, one place to either side of it. */
export function listPorts({ rect, outline }: GridNode): Port[] {
  const { x, y, width, height } = rect;
  return sides.flatMap((side) => {
    const away = directions[side];
    const middle = { x: x + (width / 2) * (1 + away.x), y: y + (height / 2) * (1 + away.y) };
    const along = away.x === 0 ? { x: width, y: 0 } : { x: 0, y: height };
    const shift = (part: number, length: number) => Math.sign(part) * Math.min(Math.abs(part) * length, maxOffCentrePx);
    const others = outline === 'box' ? offCentreParts : [];
    return [0, ...others].map((part) => ({
      side,
      away,
      isOffCentre: part !== 0,
      at: { x: middle.x + shift(part, along.x), y: middle.y + shift(part, along.y) },
    }));
  });
}
