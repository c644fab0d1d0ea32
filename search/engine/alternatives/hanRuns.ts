import { findRunEnd, kindAt } from '../../text/characters';

/** A run of Han characters in a text, and where it stands. */
type HanRun = { run: string; start: number; end: number };

/** The runs of Han characters of a folded text. (`text/runs` is of the code that comes first: see `lateEngine`.) */
export function findHanRuns(text: string): HanRun[] {
  const runs: HanRun[] = [];
  for (let start = 0; start < text.length;) {
    const kind = kindAt(text, start);
    const end = kind === 'other' ? start + 1 : findRunEnd(text, start);
    if (kind === 'han') runs.push({ run: text.slice(start, end), start, end });
    start = end;
  }
  return runs;
}
