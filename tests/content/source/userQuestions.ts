/** Checks that the pages and headings exist for which the search vocabulary lists words of users. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';
import { findNearest } from '../../../facts/findNearest';
import type { Finding, Rule } from '../finding';
import { listHeadingIds } from './headingIds';
import { type SourcePage, loadSourcePages } from './sourcePage';

const folder = 'plugins/search/vocabulary/userQuestions';
/** Key of the page itself, in place of a heading id. */
const pageItself = '/';

type Key = { text: string; line: number; value: unknown };

function readKeys(node: unknown, lines: LineCounter): Key[] {
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) =>
    isScalar(key) ? [{ text: String(key.value), line: lines.linePos(key.range?.[0] ?? 0).line, value }] : [],
  );
}

function examineFile(root: string, file: string, pages: ReadonlyMap<string, SourcePage>) {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path.join(root, file), 'utf8'), { lineCounter: lines });
  const listed = readKeys(document.get('userQuestions', true), lines);
  const findings = listed.flatMap(({ text: id, line, value }): Finding[] => {
    const page = pages.get(id);
    if (!page) return [{ file, line, message: `没有页面 ${id}：改正 id，或删去这一项` }];
    const ids = new Set(listHeadingIds(page).map((heading) => heading.id));
    return readKeys(value, lines)
      .filter(({ text }) => text !== pageItself && !ids.has(text))
      .map((section) => {
        const near = findNearest(section.text, ids).join(', ');
        const message = `${page.file} 没有 id 为 ${section.text} 的标题${near === '' ? '' : `；最接近的：${near}`}`;
        return { file, line: section.line, message };
      });
  });
  return { findings, examined: listed.length };
}

export const userQuestionsRule: Rule = {
  name: 'userQuestions',
  examine(root) {
    if (!existsSync(path.join(root, folder))) return { findings: [], examined: 0 };
    const pages = new Map(loadSourcePages(root).map((page) => [page.id, page]));
    const results = readdirSync(path.join(root, folder)).map((name) => examineFile(root, `${folder}/${name}`, pages));
    return {
      findings: results.flatMap(({ findings }) => findings),
      examined: results.reduce((sum, { examined }) => sum + examined, 0),
    };
  },
};
