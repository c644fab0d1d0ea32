import type { Point, Rect } from '../drawing/geometry';

export type Side = 'top' | 'right' | 'bottom' | 'left';
export const sides: readonly Side[] = ['bottom', 'right', 'left', 'top'];

/** Position of a node in a grid. */
export type Cell = { row: number; column: number };

/** Returns whether a line between the cells follows a row and crosses the gap before `column`. */
export function joinsAcross(a: Cell | undefined, b: Cell | undefined, column: number): boolean {
  if (!a || !b) return false;
  return a.row === b.row && Math.min(a.column, b.column) === column - 1;
}

/** Node with its position on the canvas. Lines meet a `diamond` only at its corners. */
export type GridNode = Cell & { id: string; rect: Rect; outline: 'box' | 'diamond' };

/** Line between two nodes. The costs of the sides where it may leave and arrive are in pixels of detour. */
export type GridEdge = {
  from: string;
  to: string;
  exitCosts: Readonly<Record<Side, number>>;
  entryCosts: Readonly<Record<Side, number>>;
  /** Whether it may merge with other lines to the same node. */
  mayMerge: boolean;
  /** Whether another line runs in the opposite direction. Both then avoid the middle of a side. */
  isPaired: boolean;
};

/** Point where a line may meet a node, and the direction away from it. */
export type Port = { side: Side; at: Point; away: Point; isOffCentre: boolean };

const directions: Readonly<Record<Side, Point>> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

const offCentreParts = [-0.25, 0.25];
const maxOffCentrePx = 36;

/** Returns the ports of a node: the middle of each side and, on boxes, one position on either side of it. */
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
