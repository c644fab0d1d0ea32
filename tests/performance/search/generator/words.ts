import type { Random } from './random';
import type { ViewSection } from './corpusView';

export type Word = { text: string; isHan: boolean; isLatin: boolean };

const segmenter = new Intl.Segmenter('zh-Hans', { granularity: 'word' });
const han = /^\p{Script=Han}+$/u;
const latin = /^[A-Za-z][A-Za-z0-9_]*$/;

/** Returns the words of a passage in order, without the characters between them: adjacent words may be separated. */
export function splitWords(passage: string): Word[] {
  return [...segmenter.segment(passage)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => ({ text: segment, isHan: han.test(segment), isLatin: latin.test(segment) }));
}

const known = new WeakMap<ViewSection, readonly Word[]>();

/** Returns the words of a section's heading and text, in order. */
export function wordsOf(section: ViewSection): readonly Word[] {
  const words = known.get(section) ?? splitWords(`${section.heading}\n${section.content}`);
  known.set(section, words);
  return words;
}

/** Splits text at punctuation into passages. */
function splitClauses(content: string): string[] {
  return content.split(/[\n，。；：、！？（）“”…—|,;:!?()[\]{}"]+/).filter((clause) => clause.trim().length > 1);
}

/** Returns whether a word is a content word: at least two Han characters, or Latin. */
export function isKeyword({ text, isHan, isLatin }: Word): boolean {
  return (isHan && text.length >= 2) || (isLatin && text.length >= 3);
}

/** Returns a random passage of a random section with text. */
export function pickClause(
  random: Random,
  sections: readonly ViewSection[],
): { section: ViewSection; clause: string } | undefined {
  const section = random.pick(sections);
  const clauses = splitClauses(section.content);
  return clauses.length > 0 ? { section, clause: random.pick(clauses).trim() } : undefined;
}
