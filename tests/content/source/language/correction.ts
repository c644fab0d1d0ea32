import type { Passage } from '../prose/passage';
import type { PassageIssue } from './languageRule';

/** Replacement of the characters `start` to `end` of a passage's text. */
export type Edit = { start: number; end: number; replacement: string };

const contextChars = 6;
/** Maximum distance of two edits in one finding. */
const maxGapChars = 12;
const clauseEnd = /[，。；：！？\n]/u;
const marks = { code: '`', strong: '**', link: '' };

/** Returns the start of the quoted words: a few characters before `start`, in the same clause, not inside a Latin word. */
function findBeginning(text: string, start: number): number {
  let from = start;
  while (from > 0 && start - from < contextChars && !clauseEnd.test(text.charAt(from - 1))) from -= 1;
  while (from > 0 && /\w\w/.test(text.slice(from - 1, from + 1))) from -= 1;
  return from;
}

function findEnd(text: string, end: number): number {
  let to = end;
  while (to < text.length && to - end < contextChars && !clauseEnd.test(text.charAt(to - 1))) to += 1;
  while (to < text.length && /\w\w/.test(text.slice(to - 1, to + 1))) to += 1;
  return to;
}

/** Renders the words from `from` to `to` as Markdown, with `edits` applied. */
function renderWords({ text, spans }: Passage, from: number, to: number, edits: readonly Edit[]): string {
  let words = '';
  let index = from;
  const pushMarks = (at: number): void => {
    for (const { type, start, end } of spans) {
      if (start >= from && end <= to && (start === at || end === at)) words += marks[type];
    }
  };
  for (const { start, end, replacement } of [...edits, { start: to, end: to, replacement: '' }]) {
    for (; index < start; index += 1) {
      pushMarks(index);
      words += text.charAt(index);
    }
    // An inserted space goes outside the marks, before an opening and after a closing one. Other text goes inside.
    const isOutside = start === end && spans.some((span) => span.start === start && span.end <= to);
    if (!isOutside) pushMarks(start);
    words += replacement;
    if (isOutside) pushMarks(start);
    if (end === start && index < to) {
      words += text.charAt(index);
      index += 1;
    } else index = Math.max(index, end);
  }
  return words.trim();
}

/** Yields `写“登录 Neptune 平台”，不写“登录Neptune平台”`, one finding for all `edits` that are close together. */
function* correctAll(passage: Passage, code: string, edits: readonly Edit[], because = ''): Generator<PassageIssue> {
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  while (sorted.length > 0) {
    const group = sorted.splice(0, 1);
    let last = group[0];
    while (last && sorted[0] && sorted[0].start - last.end <= maxGapChars) {
      last = sorted.shift();
      if (last) group.push(last);
    }
    const [first] = group;
    if (!first || !last) return;
    const from = findBeginning(passage.text, first.start);
    const to = findEnd(passage.text, last.end);
    const right = renderWords(passage, from, to, group);
    const wrong = renderWords(passage, from, to, []);
    yield {
      index: first.start,
      code,
      message: `写“${right}”，不写“${wrong}”${because === '' ? '' : `；${because}`}`,
    };
  }
}

/** Returns a finding with the corrected words. */
export function correct(passage: Passage, code: string, edit: Edit, because = ''): PassageIssue {
  const [issue] = correctAll(passage, code, [edit], because);
  return issue ?? { index: edit.start, code, message: because };
}

/**
 * Yields corrections of the matches of `pattern` in `searched` (default: the passage's `plain`). A match is correct when
 * `replacementOf` returns undefined.
 */
export function* correctMatches(
  passage: Passage,
  code: string,
  pattern: RegExp,
  replacementOf: (match: RegExpExecArray) => string | undefined,
  { searched = passage.plain, because = '' }: { searched?: string; because?: string } = {},
): Generator<PassageIssue> {
  const edits: Edit[] = [];
  for (const match of searched.matchAll(pattern)) {
    const replacement = replacementOf(match);
    if (replacement !== undefined) edits.push({ start: match.index, end: match.index + match[0].length, replacement });
  }
  yield* correctAll(passage, code, edits, because);
}
