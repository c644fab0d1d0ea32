import type { Evaluation } from './evaluate';
import type { Failure } from './score';

function figure(value: number): string {
  return Number.isNaN(value) ? '   –' : value.toFixed(3);
}

/** A column of figures: its heading, then one value a line, `–` without queries. */
type Column = { title: string; evaluation: Evaluation };

const width = 22;

/** Formats MRR@10 of all classes in columns, then averages; success@1 and @5 of the first column. */
export function describeTable(columns: readonly Column[]): string {
  const [first] = columns;
  if (!first) return '';
  const line = (name: string, values: readonly string[]): string =>
    [name.padEnd(18), ...values.map((value) => value.padStart(width))].join('');
  const rows = first.evaluation.classes.map(({ name }, index) =>
    line(
      name,
      columns.map(({ evaluation }) => {
        const score = evaluation.classes[index];
        return score ? `${figure(score.mrr)} (${String(score.count)})` : '–';
      }),
    ),
  );
  const averages = (['core', 'ext', 'all', 'successAt1', 'successAt5'] as const).map((name) =>
    line(
      name,
      columns.map(({ evaluation }) => figure(evaluation.averages[name])),
    ),
  );
  return [
    line(
      'MRR@10 (queries)',
      columns.map(({ title }) => title),
    ),
    ...rows,
    ...averages,
    line(
      'keys',
      columns.map(({ evaluation }) => figure(evaluation.keys)),
    ),
  ].join('\n');
}

/** Formats the queries whose first hit is wrong. Never print it for reporting queries. */
export function describeFailures({ classes }: Evaluation): string {
  const describe = ({ query, expected, place, instead }: Failure): string =>
    `  ${query}  →  ${place === 0 ? 'not found' : `place ${String(place)}`}: ${decodeURIComponent(expected)}; first: ${decodeURIComponent(instead)}`;
  return classes
    .filter(({ failures }) => failures.length > 0)
    .map(({ name, failures }) => [`${name}: ${String(failures.length)}`, ...failures.map(describe)].join('\n'))
    .join('\n');
}
