/** Reports unknown error codes, and known ones that are not written as keys of facts/. */
import type { InlineCode, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { listFacts } from '../../../facts/findFact';
import { findNearest } from '../../../facts/findNearest';
import { loadFacts } from '../../../facts/loadFacts';
import type { ErrorFact } from '../../../facts/model/errorCode';
import type { Facts } from '../../../facts/model/facts';
import type { Finding, Rule } from '../finding';
import { type SourcePage, lineOf, loadSourcePages, parseBody } from './sourcePage';

const mentionsCodes = /错误码|结果码|业务码|报警代码|异常码/;
/** Sentences that may mention a code. Only known codes count there. */
const mentionsResponses = /返回|响应/;
const codeColumn = /^(?:错误码|结果码|返回码|报警代码|异常码)$/;
const looksLikeCode = /^(?:\d{3,5}|[A-Z]\d{3})$/;

type Mention = { text: string; line: number; isCode: boolean };

/** Finds codes in prose: inline code in a sentence about codes, or `错误码 1005` without marks. */
function findProseMentions(page: SourcePage): Mention[] {
  const mentions: Mention[] = [];
  visit(parseBody(page), ['paragraph', 'tableCell'], (node) => {
    const text = toString(node);
    const isCode = mentionsCodes.test(text);
    if (!isCode && !mentionsResponses.test(text)) return;
    visit(node, 'inlineCode', (code: InlineCode) => {
      mentions.push({ text: code.value, line: lineOf(page, code), isCode });
    });
    for (const [, bare = ''] of text.matchAll(/(?:错误码|结果码|报警代码)(?:为|是)?\s*([A-Z]?\d{3,5})(?!\d)/g)) {
      mentions.push({ text: bare, line: lineOf(page, node), isCode: true });
    }
  });
  return mentions;
}

function findTableMentions(page: SourcePage, table: Table): Mention[] {
  const columns = (table.children[0]?.children ?? []).map((cell) => toString(cell).trim());
  const at = columns.findIndex((column) => codeColumn.test(column));
  if (at < 0) return [];
  return table.children.slice(1).flatMap((row): Mention[] => {
    const cell = row.children[at];
    return cell ? [{ text: toString(cell).trim(), line: lineOf(page, cell), isCode: true }] : [];
  });
}

function examineMention(
  page: SourcePage,
  { text, line, isCode }: Mention,
  ownErrors: readonly ErrorFact[],
  otherErrors: readonly ErrorFact[],
): Finding[] {
  const { file } = page;
  if (!looksLikeCode.test(text)) return [];
  const isNamed = ({ code }: ErrorFact): boolean => String(code) === text;
  const own = ownErrors.filter(isNamed);
  const known = own.length > 0 || !isCode ? own : otherErrors.filter(isNamed);
  if (known.length === 0) {
    if (!isCode) return [];
    const codes = [...ownErrors, ...otherErrors]
      .map(({ code }) => String(code))
      .filter((code) => looksLikeCode.test(code));
    return [{ file, line, message: `错误码 ${text} 不在事实库中；最接近的：${findNearest(text, codes).join('、')}` }];
  }
  const written = page.writtenText.split('\n')[line - 1] ?? '';
  if (!new RegExp(`(?<![\\d%])${text}(?!\\d)`).test(written.replace(/%%[^%]*%%/g, ''))) return [];
  const keys = known.map(({ key }) => `%%${key}%%`).join(' 或 ');
  return [{ file, line, message: `${text} 是事实：写 ${keys}` }];
}

function examinePage(page: SourcePage, facts: Facts): { findings: Finding[]; examined: number } {
  const area = page.id.split('/')[0] ?? '';
  const ownErrors = listFacts(facts, 'error', area === 'open-platform' ? 'janus' : area);
  const otherErrors = listFacts(facts, 'error').filter((error) => !ownErrors.includes(error));
  const mentions = findProseMentions(page);
  visit(parseBody(page), 'table', (table) => {
    mentions.push(...findTableMentions(page, table));
  });
  const seen = new Set<string>();
  const once = mentions.filter(({ text, line }) => {
    const isNew = !seen.has(`${line} ${text}`);
    seen.add(`${line} ${text}`);
    return isNew;
  });
  return {
    findings: once.flatMap((mention) => examineMention(page, mention, ownErrors, otherErrors)),
    examined: once.length,
  };
}

export const errorCodesRule: Rule = {
  name: 'errorCodes',
  examine(root, isWanted = () => true) {
    const facts = loadFacts(root);
    const pages = loadSourcePages(root)
      .filter(({ file }) => isWanted(file))
      .map((page) => examinePage(page, facts));
    return {
      findings: pages.flatMap(({ findings }) => findings),
      examined: pages.reduce((sum, { examined }) => sum + examined, 0),
    };
  },
};
