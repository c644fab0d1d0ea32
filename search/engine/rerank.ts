import { isDigitAt, kindNumberAt, latinKind } from '../text/characters';
import type { ParsedQuery, QueryPhrase } from './query';
import { compact } from '../text/compact';
import { lengthRatio } from '../text/lengthRatio';
import { type Section, compactKeywordsOf, compactNameOf } from './sections';
import { createCellBonus } from './tableCells';
import { bonuses } from './weights';
import { findQuestionWords, isCode, explainsCodes } from './stopWords';

/** Han characters next to a Latin word that are looked for beside it. */
const neighbourChars = 2;
const maxWholeNeighbourChars = 4;
/** Fewer characters stand in their order in headings about anything. */
const minSubsequenceChars = 4;

/**
 * Longest word that stands inside others about anything: di of dial, ip of script. One with signs, as C++, is short,
 * too.
 */
const maxInnerChars = 2;
const maxSignedChars = 4;

/** What of a query a section's heading holds, and its heading with the title and headings above, 0 to 1. */
export type HeadingShares = { heading: number; path: number };

/** Bonuses of one query by exact text. `all`: what of the query the section holds, wherever. */
export type Reranker = (section: Section, shares: HeadingShares & { all: number }) => number;

/**
 * What of a phrase stands beside its neighbours: all of a word or a short run, else its first and its last characters.
 */
function endsOf({ kind, text }: QueryPhrase): readonly [first: string, last: string] {
  const isShort = kind === 'latin' || text.length <= maxWholeNeighbourChars;
  return isShort ? [text, text] : [text.slice(0, neighbourChars), text.slice(-neighbourChars)];
}

/**
 * How texts write two neighbours: with a space between, without, or one behind the other in brackets. A code explains
 * nothing.
 */
function spellPair([left, right]: readonly [string, string]): string[] {
  const beside = [left + right, `${left} ${right}`];
  return isCode(left) || isCode(right) ? beside : [...beside, `${left}(${right}`];
}

/**
 * What stands side by side where Han meets Latin. In either order: who writes "配置 modbus" means "modbus 配置" as
 * well.
 */
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

/** Whether the characters of `part` all stand in `text`, in their order, others between them. */
function isSubsequence(text: string, part: string): boolean {
  let from = 0;
  for (const character of part) {
    const at = text.indexOf(character, from);
    if (at === -1) return false;
    from = at + character.length;
  }
  return true;
}

/** The heading says what was asked with a word more: 设备一直显示离线怎么办 for 设备离线怎么办. */
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

/** Whether `word` stands in `text` for itself, and no letter of another word goes on from its letters. */
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
 * What is asked for when it is nothing but a short word, as typed: DI, .so. Signs inside may as well be missing: I/O. And
 * C# or C++, whatever else is asked.
 */
function findShortWord({ phrases, whole, compactWhole }: ParsedQuery): string | undefined {
  const isWord = isLetterAt(compactWhole, 0) && whole.includes(compactWhole);
  const isAlone = phrases.length === 1 && phrases[0]?.kind === 'latin' && isWord;
  const maxChars = whole === compactWhole ? maxInnerChars : maxSignedChars;
  return isAlone && compactWhole.length <= maxChars ? whole : /\b[a-z](?:#|\+\+)/.exec(whole)?.[0];
}

/** Other words begin with a short one, too, or hold it: those who type it have it on a plate or in a program. */
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

/** Who sees an error sees what it says, not always its number: 设备不存在 for the heading 1003 设备不存在. */
function headingNameBonus(section: Section, { compactWhole }: ParsedQuery): number {
  return compactWhole !== '' && compactNameOf(section) === compactWhole ? bonuses.headingIs : 0;
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
 * Another name of the page is the query, or what is left of it without question words. A code is no name: the section
 * answers that writes it.
 */
export function keywordBonus(section: Section, { compactWhole, compactPhrases, phrases }: ParsedQuery): number {
  if (isCodeAlone(phrases)) return 0;
  const compactKeywords = compactKeywordsOf(section);
  if (compactKeywords.includes(compactWhole)) return bonuses.keywordIs;
  return compactKeywords.includes(compactPhrases) ? bonuses.keywordIsPhrases : 0;
}

/**
 * Creates what looks at the exact text of the best sections for one query. `namesakes` are sections among which a name
 * is worth the less the more of them have it: all that another reading of what was typed found. `found`: how many
 * sections any reading found.
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
    if (isSigned && wordBonus === 0) return 0; // all that is like it here are its letters: C is not C++
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
        headingNameBonus(section, query),
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
