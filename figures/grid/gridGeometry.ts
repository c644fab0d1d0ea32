import type { Rect, Size } from '../drawing/geometry';
import type { Cell } from './gridNode';

/** Sizes of rows and columns with the gaps before, between and after them. */
export type GridSpacing = {
  /** `gaps[0]` is before the first column, the last gap after the last one. */
  columns: { sizes: readonly number[]; gaps: readonly number[] };
  rows: { sizes: readonly number[]; gaps: readonly number[] };
};

const laneDistance = 16;

function findStarts({ sizes, gaps }: GridSpacing['rows']): number[] {
  let at = 0;
  return sizes.map((size, index) => {
    at += gaps[index] ?? 0;
    const start = at;
    at += size;
    return start;
  });
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Returns the height of all rows or the width of all columns with their gaps, in pixels. */
export const measureTrack = ({ sizes, gaps }: GridSpacing['rows']): number => sum(sizes) + sum(gaps);

/** Returns the rectangle of this size in the middle of its cell. */
export function placeInCell({ width, height }: Size, { row, column }: Cell, { rows, columns }: GridSpacing): Rect {
  const x = (findStarts(columns)[column] ?? 0) + ((columns.sizes[column] ?? 0) - width) / 2;
  const y = (findStarts(rows)[row] ?? 0) + ((rows.sizes[row] ?? 0) - height) / 2;
  return { x, y, width, height };
}

/** Returns the coordinates in the gaps along which lines may run, `laneDistance` apart. */
function listLanes(track: GridSpacing['rows']): number[] {
  const starts = findStarts(track);
  return track.gaps.flatMap((gap, index) => {
    const end = starts[index] ?? measureTrack(track);
    const lanes = Math.max(1, Math.floor(gap / laneDistance) - 1);
    const first = end - gap / 2 - ((lanes - 1) * laneDistance) / 2;
    return Array.from({ length: lanes }, (_lane, lane) => first + lane * laneDistance);
  });
}

/** Returns the lanes for lines between rows and columns. */
export function buildLanes({ rows, columns }: GridSpacing): { xs: number[]; ys: number[] } {
  return { xs: listLanes(columns), ys: listLanes(rows) };
}

/** Returns the vertical extent of consecutive rows. */
export function findRowRange(spacing: GridSpacing, first: number, last: number): { from: number; to: number } {
  const starts = findStarts(spacing.rows);
  return { from: starts[first] ?? 0, to: (starts[last] ?? 0) + (spacing.rows.sizes[last] ?? 0) };
}
