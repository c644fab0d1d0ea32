import { findHanRuns } from '../../text/characters';
import { HeadingOverlays, type Overlay } from './headingOverlays';
import type { HeadingRun, HeadingRuns } from './headingRuns';
import type { Readings } from './syllables';

/** Bigram statistics of the texts: number of sections, and whether a bigram is a word. */
export type BigramInfo = { count: (bigram: string) => number; isWord: (bigram: string) => boolean };

const minRunChars = 2;
const maxRunChars = 24;
const maxRewrites = 3;
const maxRepairs = 3;
const minLongRunChars = 4;
const minBigramSections = 4;

/** Computed at the first query for these headings. */
const overlaysOf = new WeakMap<HeadingRuns, HeadingOverlays>();

function findOverlays(run: string, headings: HeadingRuns): Overlay[] {
  const overlays = overlaysOf.get(headings) ?? new HeadingOverlays(headings.all);
  overlaysOf.set(headings, overlays);
  return overlays.on(run);
}

function bigramsOf(run: string): string[] {
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
}

type Sounds = ReturnType<Readings['read']>;

function soundsAlike(typed: Sounds, at: number, { syllables }: HeadingRun, index: number): boolean {
  return (syllables[index] ?? []).some(({ exact }) => typed[at]?.some((own) => own.exact === exact));
}

/** Replaces the characters of `run` that a heading covers. Undefined when the heading does not match. */
function layOver(run: string, sounds: Sounds, { heading, start, same }: Overlay): string | undefined {
  const [from, to] = [Math.max(0, start), Math.min(run.length, start + heading.run.length)];
  const covered = to - from;
  if (covered < minRunChars || same === covered || same * 2 < covered) return undefined;
  for (let at = from; at < to; at += 1) {
    const isSame = run.charCodeAt(at) === heading.run.charCodeAt(at - start);
    if (!isSame && !soundsAlike(sounds, at, heading, at - start)) return undefined;
  }
  return run.slice(0, from) + heading.run.slice(from - start, to - start) + run.slice(to);
}

/** Returns whether a correction created a word: 接入 of 设备接入, but not 备接 across two words. */
function makesWord(run: string, repaired: string, { isWord }: BigramInfo): boolean {
  return bigramsOf(repaired).some((bigram) => !run.includes(bigram) && isWord(bigram));
}

/** Rewrites a run with headings that sound the same, when half of the characters are equal; the longest first. */
function fromHeadings(run: string, readings: Readings, headings: HeadingRuns, bigrams: BigramInfo): string[] {
  const sounds = readings.read(run);
  const found = new Map<string, number>();
  for (const overlay of findOverlays(run, headings)) {
    const text = layOver(run, sounds, overlay);
    if (text === undefined) continue;
    const { heading } = overlay;
    const isPartOfWords = heading.run.length > run.length && run.length < minLongRunChars;
    if (isPartOfWords && !makesWord(run, text, bigrams)) continue;
    const length = Math.min(run.length, heading.run.length);
    found.set(text, Math.max(found.get(text) ?? 0, length));
  }
  return Array.from(found)
    .sort((left, right) => right[1] - left[1])
    .map(([text]) => text);
}

/** Returns the bigrams of a run around position `at`, with `character` in that position. */
function bigramsAround(run: string, at: number, character: string): string[] {
  return [run.charAt(at - 1) + character, character + run.charAt(at + 1)].filter((bigram) => bigram.length === 2);
}

/** Returns the run with the replacement that creates the most known bigrams. */
function repairOnce(run: string, readings: Readings, { count }: BigramInfo): string | undefined {
  let best: string | undefined;
  let bestGain: readonly [bigrams: number, occurrences: number] = [0, 0];
  for (let at = 0; at < run.length; at += 1) {
    const before = bigramsAround(run, at, run.charAt(at)).map(count);
    const seenBefore = before.filter((occurrences) => occurrences > 0).length;
    if (seenBefore === before.length) continue;
    for (const character of readings.homophonesOf(run.charAt(at))) {
      const after = bigramsAround(run, at, character).map(count);
      const gain = after.filter((occurrences) => occurrences > 0).length - seenBefore;
      const most = Math.max(...after);
      const isBetter = gain > bestGain[0] || (gain === bestGain[0] && gain > 0 && most > bestGain[1]);
      if (isBetter) {
        [best, bestGain] = [run.slice(0, at) + character + run.slice(at + 1), [gain, most]];
      }
    }
  }
  return best;
}

/** Returns whether a replaced character forms known bigrams with both neighbours, which had none: 变频器 for 变品器. */
function isInside(run: string, repaired: string, { count }: BigramInfo): boolean {
  return repaired.split('').some((intended, at) => {
    const bigrams = bigramsAround(run, at, intended);
    const isUnseen = bigramsAround(run, at, run.charAt(at)).every((bigram) => count(bigram) === 0);
    return bigrams.length === 2 && isUnseen && bigrams.every((bigram) => count(bigram) >= minBigramSections);
  });
}

/** Corrects a run whose bigrams occur in no text. */
function fromBigrams(run: string, readings: Readings, bigrams: BigramInfo): string | undefined {
  let repaired: string | undefined;
  for (let repairs = 0; repairs < Math.min(maxRepairs, Math.floor(run.length / 2)); repairs += 1) {
    const next = repairOnce(repaired ?? run, readings, bigrams);
    if (next === undefined) break;
    repaired = next;
  }
  if (repaired === undefined || !isCommon(repaired, bigrams)) return undefined;
  if (!makesWord(run, repaired, bigrams) && !isInside(run, repaired, bigrams)) return undefined;
  return repaired;
}

/** Returns whether half of the bigrams are known: any characters can be replaced until two form a bigram. */
function isCredible(run: string, { count }: BigramInfo): boolean {
  return 2 * bigramsOf(run).filter((bigram) => count(bigram) > 0).length >= run.length - 1;
}

/** Returns whether a short run consists of frequent bigrams. */
function isCommon(run: string, { count }: BigramInfo): boolean {
  return run.length >= minLongRunChars || bigramsOf(run).every((bigram) => count(bigram) >= minBigramSections);
}

/** Rewrites Han characters of a folded query with homophones, as input methods offer them: 链接 for 连接. */
export function rewriteHomophones(
  query: string,
  readings: Readings,
  headings: HeadingRuns,
  bigrams: BigramInfo,
): string[] {
  const rewrites: string[] = [];
  for (const { text: run, start, end } of findHanRuns(query)) {
    if (run.length < minRunChars || run.length > maxRunChars) continue;
    const repaired = fromBigrams(run, readings, bigrams);
    const texts = [
      ...fromHeadings(run, readings, headings, bigrams).slice(0, maxRewrites),
      ...(repaired ? [repaired] : []),
    ];
    for (const text of new Set(texts.filter((rewrite) => isCredible(rewrite, bigrams)))) {
      rewrites.push(query.slice(0, start) + text + query.slice(end));
    }
  }
  return rewrites;
}
