/** Z14: sentences end with 。; in a list or a table column, all items do or none. */
import type { List, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { buildInlineText } from '../prose/inlineText';
import { han } from '../prose/passage';
import { type SourcePage, lineOf, parseBody } from '../sourcePage';
import type { LanguageRule, PageIssue } from './languageRule';

const code = 'Z14';
const sentenceEnd = /[。？！：；…]["”’）]*$/u;
const fullStop = /。["”’）]*$/u;
const minSentenceChars = 8;
const clause = new RegExp(`[${han}]`, 'u');

/** Reports list items that end differently from most items of their list. */
function findMixedItems(page: SourcePage, list: List): PageIssue[] {
  const items = list.children.flatMap((item) => {
    const [first, ...rest] = item.children;
    if (first?.type !== 'paragraph') return [];
    const text = buildInlineText(first.children).text.trim();
    // Skips items that introduce a nested list or code.
    if (!clause.test(text) || /[：:]$/u.test(text) || rest.some(({ type }) => type === 'list')) return [];
    return [{ text, line: lineOf(page, first), ends: fullStop.test(text) }];
  });
  const ending = items.filter(({ ends }) => ends).length;
  if (ending === 0 || ending === items.length) {
    return items
      .filter(({ text, ends }) => !ends && text.includes('。'))
      .map(({ text, line }) => ({ line, code, message: `“${text.slice(-12)}”：以句号结尾` }));
  }
  const wanted = ending * 2 >= items.length || items.some(({ text }) => /。./u.test(text));
  return items
    .filter(({ ends }) => ends !== wanted)
    .map(({ text, line }) => ({
      line,
      code,
      message: wanted
        ? `“${text.slice(-12)}”：以句号结尾，与同一列表的其他项相同`
        : `“${text.slice(-12)}”：结尾不用句号，与同一列表的其他项相同`,
    }));
}

function findMixedCells(page: SourcePage, table: Table): PageIssue[] {
  const [header, ...rows] = table.children;
  return (header?.children ?? []).flatMap((_cell, column) => {
    const cells = rows.flatMap((row) => {
      const cell = row.children[column];
      const text = cell ? buildInlineText(cell.children).text.trim() : '';
      return cell && clause.test(text) ? [{ text, line: lineOf(page, cell), ends: fullStop.test(text) }] : [];
    });
    const ending = cells.filter(({ ends }) => ends).length;
    const wanted = ending * 2 > cells.length;
    return cells
      .filter(
        ({ text, ends }) =>
          ends !== wanted && (ending > 0 || text.includes('。')) && (ends || wanted || text.includes('。')),
      )
      .map(({ text, line, ends }) => ({
        line,
        code,
        message: ends
          ? `“${text.slice(-12)}”：结尾不用句号，与同一列的其他格相同`
          : `“${text.slice(-12)}”：以句号结尾，或用分号连接各句`,
      }));
  });
}

export const sentenceEndsRule: LanguageRule = {
  name: 'sentenceEnds',
  codes: { Z14: 'warning' },
  kinds: new Set(['paragraph', 'description']),
  passage: () =>
    function* findOpenEnd({ text, plain, spans }) {
      const sentence = text.trim();
      if (sentence.length < minSentenceChars || sentenceEnd.test(sentence) || !clause.test(plain)) return;
      if (/[\])}>\uE001]$/u.test(plain.trim()) && !clause.test(plain.slice(-1))) return;
      const onlySpan = spans.some(({ start, end }) => start === 0 && end === text.length);
      if (!onlySpan) yield { index: text.length - 1, code, message: `“${sentence.slice(-12)}”：以句号结尾` };
    },
  page: () =>
    function* findMixedEnds(page) {
      const issues: PageIssue[] = [];
      visit(parseBody(page), (node) => {
        if (node.type === 'list') issues.push(...findMixedItems(page, node));
        else if (node.type === 'table') issues.push(...findMixedCells(page, node));
      });
      yield* issues;
    },
};
