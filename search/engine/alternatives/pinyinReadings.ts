import { findRunEnd, isJoinerAt, kindAt } from '../../text/characters';
import { alternativeLimits, alternativeWeights } from '../weights';
import type { HeadingRuns } from './headingRuns';
import { type HanString, type MatchRun, collectHan, collectMatches, findByPinyin } from './pinyin';
import type { PinyinText } from './pinyinMatch';

/** Another wording of the whole query, what answers to it are worth, and the product they are of where it names one. */
export type Wording = { text: string; weight: number; product?: string };

/** Letters of the query that may be pinyin, or a Han run between such. */
export type Token = { start: number; end: number; kind: 'letters' | 'word' | 'han' };

/** In how many sections a word stands as such. */
export type CountWord = (word: string) => number;

/** What may be one syllable, whatever it means as a word: di, ma, an. */
const syllable = /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?[aeiouv]{1,3}(?:ng?|r)?$/;
const lettersOnly = /^[a-z]+$/;
/** What may stand between the syllables of one word: typed spaces, and the apostrophes of input methods. */
const glue = /^[\s'’`]*$/;

function readTokens(query: string, countWord: CountWord): Token[] {
  const tokens: Token[] = [];
  for (let start = 0; start < query.length;) {
    const kind = kindAt(query, start);
    const end = kind === 'other' ? start + 1 : findRunEnd(query, start);
    const text = query.slice(start, end);
    if (kind === 'han') tokens.push({ start, end, kind });
    if (kind === 'latin') {
      const isJoined = isJoinerAt(query, start - 1) || isJoinerAt(query, end);
      const isPinyin = lettersOnly.test(text) && !isJoined && countWord(text) < alternativeLimits.minWordSections;
      tokens.push({ start, end, kind: isPinyin ? 'letters' : 'word' });
    }
    start = end;
  }
  return tokens;
}

function toPinyin(query: string, tokens: readonly Token[]): PinyinText {
  let letters = '';
  const breaks = new Set<number>();
  for (const { start, end } of tokens) {
    letters += query.slice(start, end);
    breaks.add(letters.length);
  }
  return { letters, breaks };
}

/** Neighbouring tokens with nothing but glue between them that fulfil `fits`. */
function findGroups(query: string, tokens: readonly Token[], fits: (token: Token) => boolean): Token[][] {
  const groups: Token[][] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    const isNext = last !== undefined && fits(last) && glue.test(query.slice(last.end, token.start));
    if (fits(token)) {
      if (isNext) groups[groups.length - 1]?.push(token);
      else groups.push([token]);
    }
    last = token;
  }
  return groups;
}

/** Looks letters up in headings. */
export type Spelling = {
  /** However they are typed (`findByPinyin`), and in whole syllables only. */
  find: (letters: string) => HanString[];
  findInFull: (letters: string) => HanString[];
  /** Where a run begins as they do, and `match` says how far it goes. */
  collect: (letters: string, match: MatchRun) => HanString[];
  /** What two words are worth that letters spell one after the other, and what is spelled with a slip. */
  worthOfTwo: number;
  worthOfSlip: number;
};

/** Groups of letters that are not spelled as they stand together, and what is known of letters. */
export type HalfSpelled = { query: string; groups: readonly Token[][]; spelling: Spelling; countWord: CountWord };

/** What stands in the place of some of those letters; its code may come later (`lateEngine`). */
type ReadHalfSpelled = (asked: HalfSpelled) => Replacement[];

/** What stands in the place of a part of the query. */
export type Replacement = { start: number; end: number; options: readonly HanString[] };

function replaceAll(query: string, replacements: readonly Replacement[]): Wording[] {
  let wordings: Wording[] = [{ text: '', weight: 1 }];
  let copiedTo = 0;
  for (const { start, end, options } of replacements) {
    const before = query.slice(copiedTo, start);
    wordings = wordings
      .flatMap(({ text, weight }) =>
        options.map((option) => ({ text: text + before + option.text, weight: Math.min(weight, option.weight) })),
      )
      .slice(0, alternativeLimits.maxPerWord);
    copiedTo = end;
  }
  return wordings.map(({ text, weight }) => ({ text: text + query.slice(copiedTo), weight }));
}

/**
 * Wordings of a folded query in which letters are read as pinyin. Tried until one fits: everything together, all but
 * words that are no syllable (`modbus di zhi`, where DI is a word, too), the letters together with the Han characters
 * beside them, all neighbouring letters as one, then what `readHalfSpelled` makes of it. `readRuns` is called only when
 * there are letters.
 */
export function readAsPinyin(
  query: string,
  readRuns: () => HeadingRuns,
  countWord: CountWord,
  readHalfSpelled: ReadHalfSpelled | undefined,
): Wording[] {
  const tokens = readTokens(query, countWord);
  if (!tokens.some(({ kind }) => kind === 'letters')) return [];
  const runs = readRuns();
  const attempts: ((token: Token) => boolean)[] = [
    () => true,
    ({ kind, start, end }) => kind !== 'word' || syllable.test(query.slice(start, end)),
    ({ kind }) => kind !== 'word',
    ({ kind }) => kind === 'letters',
  ];
  let tried = '';
  for (const fits of attempts) {
    const fitting = tokens.map((token) => (fits(token) ? '+' : '-')).join('');
    if (fitting === tried) continue; // nothing else than before
    tried = fitting;
    const groups = findGroups(query, tokens, fits).filter((group) => group.some(({ kind }) => kind === 'letters'));
    const replacements = groups.map((group): Replacement => {
      const [start, end] = [group[0]?.start ?? 0, group[group.length - 1]?.end ?? 0];
      return { start, end, options: findByPinyin(toPinyin(query, group), runs) };
    });
    if (replacements.every(({ options }) => options.length > 0)) return replaceAll(query, replacements);
  }
  const breaks = new Set<number>();
  const spelling: Spelling = {
    find: (letters) => findByPinyin({ letters, breaks }, runs),
    findInFull: (letters) => collectHan({ letters, breaks }, runs, false, true),
    collect: (letters, match) => collectMatches({ letters, breaks }, runs, false, match),
    worthOfTwo: alternativeWeights.startOfRun,
    worthOfSlip: alternativeWeights.pinyinSlip,
  };
  const groups = findGroups(query, tokens, ({ kind }) => kind === 'letters');
  const found = readHalfSpelled?.({ query, groups, spelling, countWord }) ?? [];
  return found.length > 0 ? replaceAll(query, found) : [];
}
