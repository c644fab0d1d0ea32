import { isDigitAt, kindNumberAt, latinKind } from '../text/characters';
import type { ParsedQuery, QueryPhrase } from './query';
import { compact } from '../text/compact';
import { lengthRatio } from '../text/lengthRatio';
import { type Section, compactKeywordsOf } from './sections';
import { createCellBonus } from './tableCells';
import { bonuses } from './weights';
import { findQuestionWords, isCode, explainsCodes } from './stopWords';

/** Number of Han characters next to a Latin word that are compared. */
const neighbourChars = 2;
const maxWholeNeighbourChars = 4;
/** Minimum length of a subsequence: fewer characters match headings about anything. */
const minSubsequenceChars = 4;

/**
 * Maximum length of a word that occurs inside unrelated words: di of dial, ip of script. With symbols, as C++, it may
 * be longer.
 */
const maxInnerChars = 2;
const maxSignedChars = 4;

/** Shares of the query that a section's own heading matches, and its path: title and headings, 0 to 1. */
export type HeadingShares = { heading: number; path: number };

/** Computes the bonus of a section by exact text. `all`: the share of the query that the whole section matches. */
export type Reranker = (section: Section, shares: HeadingShares & { all: number }) => number;

/**
 * Returns the parts of a phrase next to its neighbours: all of a word or a short run, else its first and last
 * characters.
 */
function endsOf({ kind, text }: QueryPhrase): readonly [first: string, last: string] {
  const isShort = kind === 'latin' || text.length <= maxWholeNeighbourChars;
  return isShort ? [text, text] : [text.slice(0, neighbourChars), text.slice(-neighbourChars)];
}

/** Returns the spellings of two neighbours: joined, with a space, or the second in brackets, unless one is a code. */
function spellPair([left, right]: readonly [string, string]): string[] {
  const beside = [left + right, `${left} ${right}`];
  return isCode(left) || isCode(right) ? beside : [...beside, `${left}(${right}`];
}

/** Returns adjacent Han and Latin phrases, in either order: "配置 modbus" also means "modbus 配置". */
function findNeighbours(phrases: readonly QueryPhrase[]): string[] {
  const found = phrases.slice(1).flatMap((right, index) => {
    const left = phrases[index];
    if (!left || left.kind === right.kind) return [];
    const [[leftFirst, leftLast], [rightFirst, rightLast]] = [endsOf(left), endsOf(right)];
    const pairs: readonly [string, string][] = [
      [leftLast, rightFirst],
      [rightFirst, leftLast],
      [rightLast, leftFirst],
    ];
    return pairs.flatMap(spellPair);
  });
  return [...new Set(found)];
}

/** Returns whether `part` is a subsequence of `text`. */
function isSubsequence(text: string, part: string): boolean {
  let from = 0;
  for (const character of part) {
    const at = text.indexOf(character, from);
    if (at === -1) return false;
    from = at + character.length;
  }
  return true;
}

/** Returns the bonus of a heading that adds words to the query: 设备一直显示离线怎么办 for 设备离线怎么办. */
function subsequenceBonus({ compactHeading }: Section, { compactWhole, compactPhrases }: ParsedQuery): number {
  const isQuestion = compactWhole !== compactPhrases;
  const [query, factor] =
    isQuestion && isSubsequence(compactHeading, compactWhole)
      ? [compactWhole, bonuses.headingQuestionSubsequence]
      : [compactPhrases, bonuses.headingSubsequence];
  if (query.length < minSubsequenceChars || compactHeading.includes(query)) return 0;
  return isSubsequence(compactHeading, query) ? factor * lengthRatio(compactHeading, query) : 0;
}

function isLetterAt(text: string, index: number): boolean {
  return kindNumberAt(text, index) === latinKind && !isDigitAt(text, index);
}

/** Returns whether `word` occurs in `text` as a whole word. */
function hasWholeWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isInside =
      (isLetterAt(text, at - 1) && isLetterAt(text, at)) || (isLetterAt(text, end) && isLetterAt(text, end - 1));
    if (!isInside) return true;
  }
  return false;
}

/**
 * Returns the query when it is a single short word, as typed: DI, .so. Symbols may be missing: I/O. Returns C# or C++
 * of any query.
 */
function findShortWord({ phrases, whole, compactWhole }: ParsedQuery): string | undefined {
  const isWord = isLetterAt(compactWhole, 0) && whole.includes(compactWhole);
  const isAlone = phrases.length === 1 && phrases[0]?.kind === 'latin' && isWord;
  const maxChars = whole === compactWhole ? maxInnerChars : maxSignedChars;
  return isAlone && compactWhole.length <= maxChars ? whole : /\b[a-z](?:#|\+\+)/.exec(whole)?.[0];
}

/**
 * Returns the bonus of a whole-word match: many longer words contain a short one, and users copy it from a device or a
 * program.
 */
function shortWordBonus({ heading, title, content }: Section, word: string): number {
  if (hasWholeWord(heading.folded, word)) return bonuses.shortWordInHeading;
  return hasWholeWord(content.folded, word) || hasWholeWord(title.folded, word) ? bonuses.shortWord : 0;
}

function headingBonus(section: Section, query: string): number {
  const { compactHeading } = section;
  if (query === '' || compactHeading === '') return 0;
  if (compactHeading === query) return bonuses.headingIs;
  if (!compactHeading.includes(query)) return 0;
  const ratio = bonuses.headingHas * lengthRatio(compactHeading, query);
  if (!compactHeading.startsWith(query)) return ratio;
  const isCode = /^-?[0-9]/.test(query) && !isDigitAt(compactHeading, query.length);
  return bonuses.headingStarts + ratio + (isCode ? bonuses.headingStartsCode : 0);
}

function textBonus(section: Section, query: ParsedQuery): number {
  const { content, code, heading, compactPath } = section;
  const compactKeywords = compactKeywordsOf(section);
  const occurs = (text: string): boolean => content.folded.includes(text) || code.folded.includes(text);
  const { whole, phrases, compactWhole, compactPhrases } = query;
  const isInHeading = compactPhrases !== '' && (heading.folded.includes(whole) || compactPath.includes(compactPhrases));
  const isInKeyword = compactPhrases !== '' && compactKeywords.some((keyword) => keyword.includes(compactPhrases));
  const isKeyword = compactWhole !== compactPhrases && compactKeywords.includes(compactWhole);
  if (isInHeading || isKeyword || occurs(whole)) return bonuses.textHas;
  if (isInKeyword) return bonuses.keywordHas;
  if (phrases.length === 0) return 0;
  const present = phrases.filter(({ text }) => compactPath.includes(compact(text)) || occurs(text)).length;
  return (bonuses.textHasPhrases * present) / phrases.length;
}

function isCodeAlone(phrases: readonly QueryPhrase[]): boolean {
  return phrases.length === 1 && isCode(phrases[0]?.text ?? '');
}

/**
 * Returns the bonus of a keyword that equals the query, with or without question words. A code is not a name: sections
 * that contain it rank first.
 */
export function keywordBonus(section: Section, { compactWhole, compactPhrases, phrases }: ParsedQuery): number {
  if (isCodeAlone(phrases)) return 0;
  const compactKeywords = compactKeywordsOf(section);
  if (compactKeywords.includes(compactWhole)) return bonuses.keywordIs;
  return compactKeywords.includes(compactPhrases) ? bonuses.keywordIsPhrases : 0;
}

/**
 * Creates the reranker of a query. `namesakes`: sections among which a shared keyword counts less, all that another
 * variant found. `found`: the number of sections that any variant found.
 */
export function createReranker(query: ParsedQuery, namesakes: readonly Section[], found: number): Reranker {
  const cellBonus = createCellBonus(query, found);
  const named = namesakes.filter((section) => keywordBonus(section, query) > 0).length;
  const neighbours = findNeighbours(query.phrases);
  const isQuestion = query.compactWhole !== query.compactPhrases;
  const isErrorCode = isCodeAlone(query.phrases.filter(({ kind }) => kind === 'latin'));
  const shortWord = findShortWord(query);
  const isSigned = shortWord !== undefined && shortWord !== query.compactWhole;
  return (section, shares) => {
    const { heading, content, compactHeading, compactPath, isPage } = section;
    const wordBonus = shortWord === undefined ? 0 : shortWordBonus(section, shortWord);
    if (isSigned && wordBonus === 0) return 0; // only its letters match: C is not C++
    const tightness = Math.max(
      shares.path ** 3 * lengthRatio(compactPath, query.compactPhrases),
      shares.heading ** 3 * lengthRatio(compactHeading, query.compactWhole),
    );
    const isQuestionHeading = isQuestion && shares.heading > 0 && findQuestionWords(heading.folded).size > 0;
    const isAdjacent = neighbours.some((pair) => heading.folded.includes(pair) || content.folded.includes(pair));
    return (
      Math.max(
        headingBonus(section, query.compactWhole),
        headingBonus(section, query.compactPhrases),
        keywordBonus(section, query) / Math.max(1, named),
      ) +
      subsequenceBonus(section, query) +
      textBonus(section, query) +
      wordBonus +
      bonuses.tight * tightness +
      (isQuestionHeading ? bonuses.question * shares.heading ** 2 : 0) +
      (isAdjacent ? bonuses.adjacent : 0) +
      shares.all ** bonuses.cellShareExponent * cellBonus(content) +
      (isErrorCode && explainsCodes(compactPath) ? bonuses.explainsCodes : 0) +
      (isPage ? bonuses.page * Math.min(1, 2 * shares.all) ** 3 : 0)
    );
  };
}
