import { findRunEnd, hanKind, kindNumberAt } from './characters';
import { type Chunk, findNextChunk } from './identifiers';

/** Callbacks for runs of Han characters, and for chunks of letters and digits with their joiners. */
type RunVisitor = { han: (start: number, end: number) => void; chunk: (chunk: Chunk) => void };

/** Visits every run of `folded` in order. Spaces and punctuation are skipped. */
export function visitRuns(folded: string, visitor: RunVisitor): void {
  const visitHan = (start: number, end: number): void => {
    for (let index = start; index < end;) {
      const isHan = kindNumberAt(folded, index) === hanKind;
      const runEnd = isHan ? findRunEnd(folded, index) : index + 1;
      if (isHan) visitor.han(index, runEnd);
      index = runEnd;
    }
  };
  const chunk: Chunk = { start: 0, end: 0, isSigned: false };
  let from = 0;
  while (findNextChunk(folded, chunk)) {
    visitHan(from, chunk.start);
    visitor.chunk(chunk);
    from = chunk.end;
  }
  visitHan(from, folded.length);
}
