import type { SegmentWords } from '../text/segmentWords';
import { normalizeQuery } from '../protocol/cutQuery';
import type { Fold } from '../text/fold';
import { compact } from '../text/compact';
import { visitRuns } from '../text/runs';
import { stripPasteNoise } from './pasteNoise';
import { buildHanTerms, findContentRuns } from './hanTerms';
import { buildLatinTerms } from './latinTerms';
import type { QueryChunk } from './latinWords';
import type { PostingSource } from './postings';
import { termWeights } from './weights';
import { isCode, isCodeLabel } from './stopWords';
import { separateUnits } from './separateUnits';
import type { ParsedQuery, QueryPhrase, QueryTerm } from './query';

/** A Han run, or adjacent chunks of letters and digits. */
type Piece = { kind: 'han'; run: string } | { kind: 'latin'; chunks: QueryChunk[] };

/** Splits a query between Han and other letters. Punctuation and spaces between chunks do not split them. */
function splitByScript(text: string, folded: string): Piece[] {
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
  return findContentRuns(piece.run).map((text) => ({ kind: 'han', text }));
}

function wholePhrasesOf(piece: Piece): QueryPhrase[] {
  return piece.kind === 'han' ? [{ kind: 'han', text: piece.run }] : phrasesOf(piece);
}

/** Replaces mistyped words of `text`, for comparison with headings and for marks. */
function correct(text: string, terms: readonly QueryTerm[]): string {
  return terms.reduce(
    (corrected, { text: typed, corrected: intended }) => (intended ? corrected.split(typed).join(intended) : corrected),
    text,
  );
}

function downweight(queryTerm: QueryTerm): QueryTerm {
  return { ...queryTerm, weight: termWeights.questionWord, isAcrossWords: true };
}

/** Parses a query. Terms and phrases of the result are folded and corrected. */
export type QueryParser = (query: string) => ParsedQuery;

/** Creates the query parser. Only the first 64 characters of a query count (specification §5). */
export function createQueryParser(fold: Fold, source: PostingSource, segment?: SegmentWords): QueryParser {
  return (query) => {
    const text = separateUnits(stripPasteNoise(normalizeQuery(query).trimEnd(), source), fold, source);
    const folded = fold(text);
    const pieces = splitByScript(text, folded);
    const hasCode = pieces.some(
      (piece) => piece.kind === 'latin' && piece.chunks.some((chunk) => isCode(chunk.folded)),
    );
    const isLabelOfCode = (text: string): boolean => hasCode && isCodeLabel(text);
    const contentPhrases = pieces.flatMap(phrasesOf).filter(({ text }) => !isLabelOfCode(text));
    const isOnlyQuestionWords = contentPhrases.length === 0;
    const termsOf = (piece: Piece): QueryTerm[] => {
      if (piece.kind === 'latin') {
        return buildLatinTerms(piece.chunks, source).map((queryTerm) =>
          isLabelOfCode(queryTerm.text) ? downweight(queryTerm) : queryTerm,
        );
      }
      const terms = buildHanTerms(piece.run, source, { segment, isOnlyQuestionWords });
      return isLabelOfCode(piece.run) ? terms.map(downweight) : terms;
    };
    const terms = pieces.flatMap(termsOf);
    const all = isOnlyQuestionWords ? pieces.flatMap(wholePhrasesOf) : contentPhrases;
    const phrases = all.map(({ kind, text }): QueryPhrase => ({ kind, text: correct(text, terms) }));
    return {
      terms,
      phrases,
      typed: text.trim(),
      whole: correct(folded.trim(), terms),
      compactWhole: correct(compact(folded), terms),
      compactPhrases: compact(phrases.map((phrase) => phrase.text).join('')),
    };
  };
}
