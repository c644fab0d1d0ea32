import type { SegmentWords } from '../text/segmentWords';
import { readQuery } from '../protocol/cutQuery';
import type { Fold } from '../text/fold';
import { compact } from '../text/compact';
import { visitRuns } from '../text/runs';
import { dropCopiedAlong } from './copiedAlong';
import { dropRepeated } from './dropRepeated';
import { buildHanUnits, findAskedRuns } from './hanUnits';
import { buildLatinUnits } from './latinUnits';
import type { QueryChunk } from './latinWords';
import type { PostingSource } from './postings';
import { unitWeights } from './weights';
import { isCode, isCodeName } from './wording';
import { separateUnits } from './separateUnits';
import type { ParsedQuery, QueryPhrase, QueryUnit } from './query';

/** A Han run, or neighbouring chunks of letters and digits. */
type Piece = { kind: 'han'; run: string } | { kind: 'latin'; chunks: QueryChunk[] };

/** Cuts a query where Han meets other letters. Punctuation and spaces stand between chunks but do not separate them. */
function cutPieces(text: string, folded: string): Piece[] {
  const pieces: Piece[] = [];
  visitRuns(folded, {
    han: (start, end) => {
      pieces.push({ kind: 'han', run: folded.slice(start, end) });
    },
    chunk: ({ start, end, isSigned }) => {
      const first = isSigned ? start - 1 : start;
      const chunk = { text: text.slice(first, end), folded: folded.slice(first, end), isLast: end === folded.length };
      const last = pieces[pieces.length - 1];
      if (last?.kind === 'latin') last.chunks.push(chunk);
      else pieces.push({ kind: 'latin', chunks: [chunk] });
    },
  });
  return pieces;
}

function phrasesOf(piece: Piece): QueryPhrase[] {
  if (piece.kind === 'latin') return piece.chunks.map(({ folded }) => ({ kind: 'latin', text: folded }));
  return findAskedRuns(piece.run).map((text) => ({ kind: 'han', text }));
}

function wholePhrasesOf(piece: Piece): QueryPhrase[] {
  return piece.kind === 'han' ? [{ kind: 'han', text: piece.run }] : phrasesOf(piece);
}

/** `text` with the words put right that were mistyped: what is compared with headings and marked. */
function correct(text: string, units: readonly QueryUnit[]): string {
  return units.reduce(
    (corrected, { text: typed, corrected: meant }) => (meant ? corrected.split(typed).join(meant) : corrected),
    text,
  );
}

function playDown(unit: QueryUnit): QueryUnit {
  return { ...unit, weight: unitWeights.questionWord, isAcross: true };
}

/** Takes a query as typed; units and phrases of the result are folded and put right where they were mistyped. */
export type QueryParser = (query: string) => ParsedQuery;

/** Creates what takes queries apart. Only the first 64 characters of a query count (specification §5). */
export function createQueryParser(fold: Fold, source: PostingSource, segment?: SegmentWords): QueryParser {
  return (query) => {
    const text = separateUnits(dropCopiedAlong(readQuery(query).trimEnd(), source), fold, source);
    const folded = fold(text);
    const pieces = cutPieces(text, folded);
    const hasCode = pieces.some(
      (piece) => piece.kind === 'latin' && piece.chunks.some((chunk) => isCode(chunk.folded)),
    );
    const isOnlyNaming = (text: string): boolean => hasCode && isCodeName(text);
    const asked = pieces.flatMap(phrasesOf).filter(({ text }) => !isOnlyNaming(text));
    const isNothingElse = asked.length === 0;
    const unitsOf = (piece: Piece): QueryUnit[] => {
      if (piece.kind === 'latin') {
        return buildLatinUnits(piece.chunks, source).map((unit) => (isOnlyNaming(unit.text) ? playDown(unit) : unit));
      }
      const units = buildHanUnits(piece.run, source, { segment, isNothingElse, isAlone: pieces.length === 1 });
      return isOnlyNaming(piece.run) ? units.map(playDown) : units;
    };
    const units = pieces.flatMap(unitsOf);
    const all = isNothingElse ? pieces.flatMap(wholePhrasesOf) : asked;
    const phrases = all.map(({ kind, text }): QueryPhrase => ({ kind, text: correct(text, units) }));
    return {
      units: dropRepeated(units),
      phrases,
      typed: text.trim(),
      whole: correct(folded.trim(), units),
      compactWhole: correct(compact(folded), units),
      compactPhrases: compact(phrases.map((phrase) => phrase.text).join('')),
    };
  };
}
