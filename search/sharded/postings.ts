/**
 * Which page holds a term, in how many of its sections, and whether in a heading. A page is told by its place: where
 * its chunk stands among all chunks, and the page in its chunk. Terms are what `text/tokens` reads (pairs of Han
 * characters, words), and those of `headingTerms`, `neighbours` and `corrections`. A shard holds a range of terms in
 * the order of their characters, so that a query needs the shards of its leading characters only.
 */
import { MalformedFileError } from '../protocol/malformedFileError';
import { blockSeparator, fieldSeparator, lineEnd, splitBlocks, splitEnded } from '../protocol/separators';

/** First block of the file: what it is, and the version of its shape. */
const postingsTitle = 'search 7 postings';

/** Counts beyond say nothing more. */
export const maxCount = 8;

/** Most pages of a chunk. */
export const maxPagesPerChunk = 16;

/** The place of a page in a chunk, both counted from 0. */
export function placeOf(chunk: number, page: number): number {
  return chunk * maxPagesPerChunk + page;
}

/** The chunk that holds the page at a place. */
export function chunkAt(place: number): number {
  return Math.floor(place / maxPagesPerChunk);
}

/** A page that holds a term, by its place; `count`: in how many of its sections, at most `maxCount`. */
export type PageMention = { place: number; count: number; isInHeading: boolean };

/** The terms of a shard, each with the pages that hold it, ascending. */
export type Postings = ReadonlyMap<string, readonly PageMention[]>;

/** Counts of pages with the term in text alone, and of those with the term in a heading, too. */
const textCounts = 'ABCDEFGH';
const headingCounts = 'IJKLMNOP';

/** `3A1K`: at the third place (counted from 1) one section, at the next one three. Steps are to base 36. */
export function formatMentions(mentions: readonly PageMention[]): string {
  return mentions
    .map(({ place, count, isInHeading }, index) => {
      const step = place - (mentions[index - 1]?.place ?? -1);
      return step.toString(36) + (isInHeading ? headingCounts : textCounts).charAt(Math.min(count, maxCount) - 1);
    })
    .join('');
}

function parseMentions(text: string): PageMention[] {
  if (!/^(?:[1-9a-z][0-9a-z]{0,3}[A-P])+$/.test(text)) throw new MalformedFileError('malformed postings');
  let place = -1;
  return [...text.matchAll(/([0-9a-z]+)([A-P])/g)].map(([, step = '', letter = '']) => {
    place += Number.parseInt(step, 36);
    const isInHeading = headingCounts.includes(letter);
    return { place, count: 1 + (isInHeading ? headingCounts : textCounts).indexOf(letter), isInHeading };
  });
}

/** The text of a shard as `parsePostings` reads it. */
export function formatPostings(postings: Postings): string {
  const lines = [...postings].map(([term, mentions]) => term + fieldSeparator + formatMentions(mentions) + lineEnd);
  return postingsTitle + blockSeparator + lines.join('');
}

/** Parses an unpacked shard. Throws MalformedFileError when it is anything else. */
export function parsePostings(text: string): Postings {
  const [lines = ''] = splitBlocks(text, postingsTitle, 1);
  return new Map(
    splitEnded(lines, lineEnd).map((line) => {
      const [term = '', mentions = '', ...rest] = line.split(fieldSeparator);
      if (rest.length > 0) throw new MalformedFileError('malformed postings');
      return [term, parseMentions(mentions)];
    }),
  );
}
