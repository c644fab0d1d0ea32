import { type Run, findRuns, isJoinerAt } from '../../text/characters';
import { rewriteLimits } from '../weights';
import { findPinyinFallback } from './pinyinFallback';
import type { HeadingRuns } from './headingRuns';
import { type HanString, type MatchRun, collectHan, collectMatches, findByPinyin } from './pinyin';
import type { PinyinText } from './pinyinMatch';

/** A rewrite of the whole query, its weight, and the product that it names, if any. */
export type Rewrite = { text: string; weight: number; product?: string };

/** A run of the query, and whether its letters may be pinyin. */
type Token = Run & { mayBePinyin: boolean };

/** Adjacent tokens as one, with their joined letters. */
export type TokenGroup = PinyinText & { start: number; end: number; tokens: readonly Token[] };

/** Returns the number of sections that contain a word. */
type CountWord = (word: string) => number;

const lettersOnly = /^[a-z]+$/;
/** Separators between syllables of one word: spaces, and the apostrophes of input methods. */
const separators = /^[\s'’`]*$/;

const isSpelled = ({ mayBePinyin }: Token): boolean => mayBePinyin;

const isWord = ({ kind, mayBePinyin }: Token): boolean => kind === 'latin' && !mayBePinyin;

function readTokens(query: string, countWord: CountWord): Token[] {
  return findRuns(query).map((run) => {
    const { text, start, end } = run;
    const isJoined = isJoinerAt(query, start - 1) || isJoinerAt(query, end);
    const mayBePinyin = lettersOnly.test(text) && !isJoined && countWord(text) < rewriteLimits.minWordSections;
    return { ...run, mayBePinyin };
  });
}

function joinTokens(tokens: readonly [Token, ...Token[]]): TokenGroup {
  const [{ start }] = tokens;
  let letters = '';
  let end = start;
  const breaks = new Set<number>();
  for (const token of tokens) {
    letters += token.text;
    breaks.add(letters.length);
    ({ end } = token);
  }
  return { start, end, tokens, letters, breaks };
}

/** Returns groups of adjacent tokens that fulfil `fits`, with only separators between them. */
function findGroups(query: string, tokens: readonly Token[], fits: (token: Token) => boolean): TokenGroup[] {
  const groups: [Token, ...Token[]][] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    const isNext = last !== undefined && fits(last) && separators.test(query.slice(last.end, token.start));
    if (fits(token)) {
      if (isNext) groups[groups.length - 1]?.push(token);
      else groups.push([token]);
    }
    last = token;
  }
  return groups.map(joinTokens);
}

/** Lookup of letters in headings. */
export type Spelling = {
  /** Finds letters in any style (`findByPinyin`), or in whole syllables only. */
  find: (letters: string) => HanString[];
  findInFull: (letters: string) => HanString[];
  /** Finds runs that begin like the letters, with the length that `match` returns. */
  collect: (letters: string, match: MatchRun) => HanString[];
};

/** Groups of letters that match no heading as a whole, and the lookup. */
export type FallbackInput = { groups: readonly TokenGroup[]; spelling: Spelling };

/** Replacements of a part of the query. */
export type Replacement = { start: number; end: number; options: readonly HanString[] };

function replaceAll(query: string, replacements: readonly Replacement[]): Rewrite[] {
  if (replacements.length === 0) return [];
  let rewrites: Rewrite[] = [{ text: '', weight: 1 }];
  let copiedTo = 0;
  for (const { start, end, options } of replacements) {
    const before = query.slice(copiedTo, start);
    rewrites = rewrites
      .flatMap(({ text, weight }) =>
        options.map((option) => ({ text: text + before + option.text, weight: Math.min(weight, option.weight) })),
      )
      .slice(0, rewriteLimits.maxPerWord);
    copiedTo = end;
  }
  return rewrites.map(({ text, weight }) => ({ text: text + query.slice(copiedTo), weight }));
}

/**
 * Rewrites letters of a folded query as pinyin. Attempts, until one matches: everything together, letters with adjacent
 * Han characters, all adjacent letters as one, then `findPinyinFallback`. Calls `readRuns` only when there are letters.
 */
export function rewritePinyin(query: string, readRuns: () => HeadingRuns, countWord: CountWord): Rewrite[] {
  const tokens = readTokens(query, countWord);
  if (!tokens.some(isSpelled)) return [];
  const runs = readRuns();
  const attempts: ((token: Token) => boolean)[] = [() => true, (token) => !isWord(token), isSpelled];
  let tried = '';
  for (const fits of attempts) {
    const fitting = tokens.map((token) => (fits(token) ? '+' : '-')).join('');
    if (fitting === tried) continue; // same tokens as before
    tried = fitting;
    const replacements = findGroups(query, tokens, fits)
      .filter((group) => group.tokens.some(isSpelled))
      .map((group): Replacement => ({ ...group, options: findByPinyin(group, runs) }));
    if (replacements.every(({ options }) => options.length > 0)) return replaceAll(query, replacements);
  }
  const breaks = new Set<number>();
  const spelling: Spelling = {
    find: (letters) => findByPinyin({ letters, breaks }, runs),
    findInFull: (letters) => collectHan({ letters, breaks }, runs, true),
    collect: (letters, match) => collectMatches({ letters, breaks }, runs, match),
  };
  const groups = findGroups(query, tokens, isSpelled);
  return replaceAll(query, findPinyinFallback({ groups, spelling }));
}
