import type { Format } from '../../drawing/drawing';
import { type TextBlock, buildTextBlock } from '../../drawing/textBlock';
import type { GridSpacing } from '../../grid/gridGeometry';
import { joinsAcross } from '../../grid/gridNode';
import type { Measured } from './measures';
import type { StatesSpec } from './schema';

const rowGap = { wide: 60, narrow: 48 };
const labelEm = { wide: 7, narrow: 4.5 };
const outerGap = { wide: 40, narrow: 30 };

/** Builds the labels of the transitions, in file order. */
export function buildLabels(spec: StatesSpec, format: Format): TextBlock[] {
  return spec.transitions.map(({ label }) =>
    buildTextBlock([{ text: label, sizePx: format.notePx, colour: 'secondary' }], labelEm[format.name] * format.notePx),
  );
}

/** Computes the sizes and gaps of the grid. `looseness` increases all gaps. */
export function buildSpacing(
  cells: readonly Measured[],
  { transitions }: StatesSpec,
  labels: readonly TextBlock[],
  format: Format,
  looseness: number,
): GridSpacing {
  const count = (key: 'row' | 'column'): number[] =>
    Array.from({ length: Math.max(...cells.map((cell) => cell[key])) + 1 }, (_value, index) => index);
  const find = (id: string) => cells.find((cell) => cell.id === id);
  const widths = count('column').map((column) =>
    Math.max(...cells.filter((cell) => cell.column === column).map(({ width }) => width)),
  );
  const between = count('column')
    .slice(1)
    .map((column) => {
      const beside = transitions.flatMap(({ from, to }, index) => {
        return joinsAcross(find(from), find(to), column) ? [(labels[index]?.width ?? 0) + 44] : [];
      });
      return Math.max(60, ...beside) + looseness * 8;
    });
  const rest = format.width - [...widths, ...between].reduce((sum, value) => sum + value, 0);
  const spare = Math.max(0, rest - 2 * (outerGap[format.name] + format.margin)) * 0.5;
  const spread = between.map((gap) => gap + spare / between.length);
  const outer = (rest - (between.length > 0 ? spare : 0)) / 2;
  const rowGaps = count('row')
    .slice(1)
    .map((row) => {
      const words = transitions.flatMap(({ from, to }, index) => {
        const [a, b] = [find(from)?.row ?? 0, find(to)?.row ?? 0];
        return Math.min(a, b) < row && Math.max(a, b) >= row ? [(labels[index]?.height ?? 0) + 24] : [];
      });
      const isMark = cells.some((cell) => !cell.state && (cell.row === row - 1 || cell.row === row));
      return isMark && words.length === 0 ? 32 : Math.max(rowGap[format.name], ...words) + looseness * 8;
    });
  return {
    columns: { sizes: widths, gaps: [outer, ...spread, outer] },
    rows: {
      sizes: count('row').map((row) =>
        Math.max(...cells.filter((cell) => cell.row === row).map(({ height }) => height)),
      ),
      gaps: [format.margin + looseness * 4, ...rowGaps, format.margin + looseness * 4],
    },
  };
}
