import { type Run, findRuns, isJoinerAt } from '../../text/characters';
import { rewriteLimits } from '../weights';
import { findPinyinFallback } from './pinyinFallback';
import type { HeadingRuns } from './headingRuns';
import { type HanString, type MatchRun, collectHan, collectMatches, findByPinyin } from './pinyin';
import type { PinyinText } from './pinyinMatch';

/** Another wording of the whole query, what answers to it are worth, and the product they are of where it names one. */
export type Rewrite = { text: string; weight: number; product?: string };

/** A run of the query; whether its letters may be pinyin. */
type Token = Run & { mayBePinyin: boolean };

/** Neighbouring tokens as one, with what they say together. */
export type TokenGroup = PinyinText & { start: number; end: number; tokens: readonly Token[] };

/** In how many sections a word stands as such. */
type CountWord = (word: string) => number;

const lettersOnly = /^[a-z]+$/;
/** What may stand between the syllables of one word: typed spaces, and the apostrophes of input methods. */
const glue = /^[\s'’`]*$/;

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

/** Neighbouring tokens with nothing but glue between them that fulfil `fits`. */
function findGroups(query: string, tokens: readonly Token[], fits: (token: Token) => boolean): TokenGroup[] {
  const groups: [Token, ...Token[]][] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    const isNext = last !== undefined && fits(last) && glue.test(query.slice(last.end, token.start));
    if (fits(token)) {
      if (isNext) groups[groups.length - 1]?.push(token);
      else groups.push([token]);
    }
    last = token;
  }
  return groups.map(joinTokens);
}

/** Looks letters up in headings. */
export type Spelling = {
  /** However they are typed (`findByPinyin`), and in whole syllables only. */
  find: (letters: string) => HanString[];
  findInFull: (letters: string) => HanString[];
  /** Where a run begins as they do, and `match` says how far it goes. */
  collect: (letters: string, match: MatchRun) => HanString[];
};

/** Groups of letters that are not spelled as they stand together, and what is known of letters. */
export type FallbackInput = { groups: readonly TokenGroup[]; spelling: Spelling };

/** What stands in the place of a part of the query. */
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
 * Wordings of a folded query in which letters are read as pinyin. Tried until one fits: everything together, the
 * letters together with the Han characters beside them, all neighbouring letters as one, then what `readHalfSpelled`
 * makes of it. `readRuns` is called only when there are letters.
 */
export function rewritePinyin(query: string, readRuns: () => HeadingRuns, countWord: CountWord): Rewrite[] {
  const tokens = readTokens(query, countWord);
  if (!tokens.some(isSpelled)) return [];
  const runs = readRuns();
  const attempts: ((token: Token) => boolean)[] = [() => true, (token) => !isWord(token), isSpelled];
  let tried = '';
  for (const fits of attempts) {
    const fitting = tokens.map((token) => (fits(token) ? '+' : '-')).join('');
    if (fitting === tried) continue; // nothing else than before
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
