import type { Format } from '../../drawing/drawing';
import type { StatesSpec } from './schema';

const maxPerRow = { wide: 3, narrow: 2 };

/** Groups states into rows by their distance from the first one, in file order within a row. */
function buildRows({ states, transitions }: StatesSpec): string[][] {
  const [first] = states;
  const start = states.find((state) => state.start) ?? first;
  const rows: string[][] = start ? [[start.id]] : [];
  const seen = new Set(rows.flat());
  for (let row = rows[0]; row && row.length > 0; row = rows.at(-1)) {
    const from = row;
    const next = states
      .filter(({ id }) => !seen.has(id) && transitions.some((entry) => entry.to === id && from.includes(entry.from)))
      .map(({ id }) => id);
    if (next.length === 0) break;
    next.forEach((id) => seen.add(id));
    rows.push(next);
  }
  return [...rows, ...states.filter(({ id }) => !seen.has(id)).map(({ id }) => [id])];
}

/** Arranges the states in the given rows if they fit the format, otherwise by their distance from the start. */
export function arrangeStates(spec: StatesSpec, format: Format): string[][] {
  const most = maxPerRow[format.name];
  const written = spec.rows ?? (spec.states.length <= most ? [spec.states.map(({ id }) => id)] : buildRows(spec));
  const rows = written.some(({ length }) => length > most) ? buildRows(spec) : written;
  return rows.flatMap((row) =>
    Array.from({ length: Math.ceil(row.length / most) }, (_part, part) => row.slice(part * most, (part + 1) * most)),
  );
}
