import type { Format } from '../../drawing/drawing';
import type { Size } from '../../drawing/geometry';
import { boxPadding, buildBoxText } from '../../drawing/labelledBox';
import { type TextBlock, buildTextBlock } from '../../drawing/textBlock';
import { measureLongestWord } from '../../drawing/wrapText';
import type { Cell } from '../../grid/gridNode';
import { arrangeStates } from './cells';
import type { State, StatesSpec } from './schema';

const markSize: Size = { width: 16, height: 16 };
const minStateHeight = 52;
const minStateWidth = 104;
export const emptyText = buildTextBlock([]);

/** State, or mark of a start or an end, with its size and cell. */
export type Measured = Size &
  Cell & {
    id: string;
    state: State | undefined;
    text: TextBlock;
    rowLength: number;
  };

/** Returns the id of the start mark of the state `id`. */
export const startOf = (id: string): string => `${id}:start`;
/** Returns the id of the end mark of the state `id`. */
export const endOf = (id: string): string => `${id}:end`;

/** Returns the size of the largest state, which all states of a figure have. */
function measureStates({ states: all }: StatesSpec, format: Format, stateEm: number): Size {
  const sizes = all.map((state) => measureState(state, format, stateEm));
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

function measureState(state: State, format: Format, stateEm: number): Size & { text: TextBlock } {
  const longest = Math.max(
    measureLongestWord(state.label, { sizePx: format.labelPx, bold: true }),
    measureLongestWord(state.note ?? '', { sizePx: format.notePx }),
  );
  const width = Math.max(longest, stateEm * format.notePx);
  const text = buildBoxText({ ...state, tone: state.role }, format, width);
  return {
    text,
    width: Math.max(minStateWidth, text.width + 2 * boxPadding.x + 12),
    height: Math.max(minStateHeight, text.height + 2 * boxPadding.y),
  };
}

/** Returns the states with their cells, and the start and end marks in rows of their own. */
export function measureCells(spec: StatesSpec, format: Format, stateEm: number): Measured[] {
  const rows = arrangeStates(spec, format);
  const size = measureStates(spec, format, stateEm);
  const [first] = rows;
  const hasStart = spec.states.some(({ start, id }) => start && first?.includes(id) === true);
  const cells = rows.flatMap((row, rowIndex) =>
    row.flatMap((id, column): Measured[] => {
      const state = spec.states.find((entry) => entry.id === id);
      if (!state) return [];
      const at = rowIndex + (hasStart ? 1 : 0);
      const marks: Measured[] = [];
      const mark = { ...markSize, state: undefined, text: emptyText, column, rowLength: row.length };
      if (state.start) marks.push({ ...mark, id: startOf(id), row: at - 1 });
      if (state.end) marks.push({ ...mark, id: endOf(id), row: at + 1 });
      return [
        { id, state, text: measureState(state, format, stateEm).text, ...size, row: at, column, rowLength: row.length },
        ...marks,
      ];
    }),
  );
  const columns = Math.max(...cells.map(({ column }) => column)) + 1;
  // Rows with fewer states than columns are centred, together with their marks.
  return cells.map((cell) => ({
    ...cell,
    column:
      cell.column * (columns === 3 && cell.rowLength === 2 ? 2 : 1) + (columns === 3 && cell.rowLength === 1 ? 1 : 0),
  }));
}
