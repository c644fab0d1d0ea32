import type { Format } from '../../drawing/drawing';
import type { TextBlock } from '../../drawing/textBlock';
import type { GridSpacing } from '../../grid/gridGeometry';
import { type Cell, joinsAcross } from '../../grid/gridNode';
import { isLoop, placeInCells } from './cells';
import { bandPadding, groupLabelGap, buildLabel, isLabelBelow } from './labels';
import { type MeasuredNode, measureNaturalWidth, measureNode } from './nodes';
import type { FlowchartSpec } from './schema';

const bandGap = 20;
const laneWidth = 22;
const rowGap = 36;
const columnGap = 40;
const columnGapOfRows = 36;
const stepWidth = 180;
const maxNodeWidth = { wide: 220, narrow: 230 };

/** Distributes the width over the columns in proportion to their natural widths. */
function chooseColumnWidths(natural: readonly number[], room: number, format: Format): number[] {
  const most = natural.map((width) => Math.min(width, maxNodeWidth[format.name]));
  const total = most.reduce((sum, width) => sum + width, 0);
  if (total <= room) return most;
  return most.map((width) => Math.floor((width / total) * room));
}

export type Grid = { spacing: GridSpacing; measured: readonly (MeasuredNode & Cell)[] };

/** Computes the sizes of rows and columns, with space for lines and labels between them. */
export function buildGrid(spec: FlowchartSpec, format: Format, groupLabels: readonly TextBlock[]): Grid {
  const cells = placeInCells(spec, format);
  const placed = spec.nodes.map((node) => ({ node, ...(cells.get(node.id) ?? { row: 0, column: 0 }) }));
  const columnCount = Math.max(...placed.map(({ column }) => column)) + 1;
  const rowCount = Math.max(...placed.map(({ row }) => row)) + 1;
  const columnIndexes = Array.from({ length: columnCount }, (_column, index) => index);
  const loops = spec.edges.filter((edge) => isLoop(spec, edge)).length;
  const hasBands = spec.groups.length > 0;

  const betweenColumns = columnIndexes.slice(1).map((column) => {
    const labels = spec.edges
      .filter(({ from, to }) => joinsAcross(cells.get(from), cells.get(to), column))
      .map((edge) => buildLabel(edge, format).width);
    return Math.max(spec.direction === 'right' ? columnGapOfRows : columnGap, ...labels.map((width) => width + 26));
  });
  const outer = Math.max(hasBands ? bandPadding : 0, loops > 0 ? laneWidth : 0);
  const between = betweenColumns.reduce((sum, gap) => sum + gap, 0);
  const room = format.width - 2 * format.margin - 2 * outer - between;
  const natural = columnIndexes.map((column) =>
    Math.max(...placed.filter((entry) => entry.column === column).map(({ node }) => measureNaturalWidth(node, format))),
  );
  const even = spec.direction === 'right' ? natural.map(() => Math.max(...natural, stepWidth)) : natural;
  const widths = chooseColumnWidths(even, room, format);
  const rest = format.width - between - widths.reduce((sum, width) => sum + width, 0);
  const measured = placed.map((entry) => ({
    ...entry,
    ...measureNode(entry.node, widths[entry.column] ?? 0, format),
  }));

  const groupOfRow = (row: number): number =>
    spec.groups.findIndex(({ nodes }) => placed.some(({ node, row: at }) => at === row && nodes.includes(node.id)));
  const labelHeight = (group: number, below: boolean): number => {
    const entry = spec.groups[group];
    return entry && isLabelBelow(spec, entry) === below ? (groupLabels[group]?.height ?? 0) + groupLabelGap : 0;
  };
  const rowIndexes = Array.from({ length: rowCount }, (_row, index) => index);
  const gapAbove = rowIndexes.map((row) => {
    const group = groupOfRow(row);
    const isNew = row === 0 || groupOfRow(row - 1) !== group;
    const label = isNew && group >= 0 ? bandPadding + labelHeight(group, false) : 0;
    if (row === 0) return format.margin + label;
    const before = groupOfRow(row - 1);
    const after = isNew && before >= 0 ? bandPadding + labelHeight(before, true) : 0;
    const words = spec.edges
      .filter(({ from, to }) => (cells.get(from)?.row ?? 0) < row && (cells.get(to)?.row ?? 0) >= row)
      .map((edge) => buildLabel(edge, format).height + 22);
    return isNew && spec.groups.length > 0 ? after + bandGap + label : Math.max(rowGap, ...words);
  });
  const last = groupOfRow(rowCount - 1);
  const lastGap = format.margin + (last >= 0 ? bandPadding + labelHeight(last, true) : 0);
  return {
    measured,
    spacing: {
      columns: { sizes: widths, gaps: [rest / 2, ...betweenColumns, rest / 2] },
      rows: {
        sizes: rowIndexes.map((row) =>
          Math.max(...measured.filter((entry) => entry.row === row).map(({ height }) => height)),
        ),
        gaps: [...gapAbove, lastGap],
      },
    },
  };
}
