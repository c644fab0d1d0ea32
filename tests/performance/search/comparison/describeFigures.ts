import type { EngineFigures } from './measureEngine';

const kb = (bytes: number): string => (bytes / 1000).toFixed(0);
const share = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(2));
const seconds = (ms: number): string => (ms / 1000).toFixed(1);
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function describeTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map(row).join('\n');
}

/** Class of queries without an answer. Its mean is the share with no hits. */
const withoutAnswer = 'noans';

/**
 * Formats figures as Markdown tables: averages, bytes and times, then classes. `textBytes`: size of the text for an
 * index that has none.
 */
export function describeFigures(figures: readonly EngineFigures[], textBytes: number): string {
  const averages = figures.map(({ name, evaluation: { averages: mean, classes }, ...costs }) => [
    name,
    ...[mean.core, mean.ext, mean.all, mean.successAt1, mean.successAt5].map(share),
    share(classes.find((asked) => asked.name === withoutAnswer)?.mrr ?? NaN),
    `${kb(costs.bytes)}${costs.holdsText ? '' : ` + ${kb(textBytes)}`}`,
    seconds(costs.buildMs),
    seconds(costs.loadMs),
    `${costs.medianMs.toFixed(1)} / ${costs.p99Ms.toFixed(0)}`,
  ]);
  const classNames = figures[0]?.evaluation.classes.map(({ name, count }) => ({ name, count })) ?? [];
  const classes = classNames.map(({ name, count }) => [
    `\`${name}\` (${count})`,
    ...figures.map(({ evaluation }) => share(evaluation.classes.find((asked) => asked.name === name)?.mrr ?? NaN)),
  ]);
  return [
    describeTable(
      ['Engine', 'core', 'ext', 'all', 'first', 'of five', 'noans', 'KB', 'build s', 'load s', 'query ms'],
      averages,
    ),
    describeTable(['Class (queries)', ...figures.map(({ name }) => name)], classes),
  ].join('\n\n');
}
