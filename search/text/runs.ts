import { findRunEnd, kindAt } from './characters';
import { findChunkEnd } from './identifiers';

/** Receives a run of Han characters, or a chunk of letters and digits with what joins them. */
export type RunVisitor = (kind: 'han' | 'latin', start: number, end: number) => void;

/** Hands every run of `folded` (a folded text) to `visit`, in order; spaces and signs between them are passed over. */
export function visitRuns(folded: string, visit: RunVisitor): void {
  for (let index = 0; index < folded.length;) {
    const kind = kindAt(folded, index);
    if (kind === 'other') {
      index += 1;
      continue;
    }
    const end = kind === 'han' ? findRunEnd(folded, index) : findChunkEnd(folded, index);
    visit(kind, index, end);
    index = end;
  }
}
