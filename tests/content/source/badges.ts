/**
 * Checks that every numbered badge of a figure is explained and that every numbered table row names a badge. The
 * explanation is a table below the figure whose rows begin with ①, ②, ③ … and the name of the part.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Image, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { loadFacts } from '../../../facts/loadFacts';
import { circledNumber } from '../../../facts/rendering/circledNumber';
import { type FigureFacts, buildFigureFacts } from '../../../figures/figureFacts';
import { parseFigure } from '../../../figures/parseFigure';
import type { Examination, Finding, Rule } from '../finding';
import { type SourcePage, lineOf, loadSourcePages, parseBody } from './sourcePage';

/** Number and name of a part: ① 名称. */
type Entry = { text: string; line: number };

const numberedName = /([①-⑳])([^①-⑳]*)/gu;

/** Builds the text of an entry. Removes a remark after the name: ① 名称（类型）. */
const buildText = (number: string, name: string): string => `${number} ${name.replace(/[（、].*/s, '').trim()}`;

/** Lists the entries at the start of table rows. The name is in the second cell when the first contains only the number. */
function listEntries(page: SourcePage, table: Table): Entry[] {
  return table.children.flatMap((row) => {
    const [first = '', second = ''] = row.children.map((cell) => toString(cell).trim());
    if (!/^[①-⑳]/u.test(first)) return [];
    return [...first.matchAll(numberedName)].map(([, number = '', name = '']) => ({
      text: buildText(number, name.trim() === '' ? second : name),
      line: lineOf(page, row),
    }));
  });
}

/** Lists the badges of an image. Returns none for a figure that cannot be drawn: the rule `drawings` reports it. */
function listBadges({ url }: Image, page: SourcePage, root: string, facts: FigureFacts): string[] {
  const file = path.posix.join(path.posix.dirname(page.file), decodeURI(url));
  if (!file.endsWith('.figure.yaml') || !existsSync(path.join(root, file))) return [];
  try {
    const names = parseFigure(readFileSync(path.join(root, file), 'utf8'), file, facts).listBadges();
    return names.map((name, index) => buildText(circledNumber(index + 1), name));
  } catch {
    return [];
  }
}

function findBadgeFault(badges: readonly string[], tables: readonly (readonly Entry[])[]): string | undefined {
  const texts = tables.map((entries) => entries.map(({ text }) => text));
  if (texts.some((each) => each.join() === badges.join())) return undefined;
  const missing = badges.filter((badge) => !texts.flat().includes(badge));
  return missing.length > 0
    ? `图下方的表没有说明 ${missing.join('、')}：各写一行，以编号和名称开头；不说明的从图的 numbered 中删去`
    : `用同一张表依次说明 ${badges.join('、')}`;
}

function examinePage(page: SourcePage, root: string, facts: FigureFacts): Examination {
  const { file } = page;
  const figures: { badges: readonly string[]; line: number; tables: Entry[][] }[] = [];
  const findings: Finding[] = [];
  visit(parseBody(page), ['image', 'table'], (node) => {
    if (node.type === 'image') {
      const badges = listBadges(node, page, root, facts);
      if (badges.length > 0) figures.push({ badges, line: lineOf(page, node), tables: [] });
    }
    if (node.type !== 'table') return;
    const entries = listEntries(page, node);
    for (const figure of figures) figure.tables.push(entries);
    for (const { text, line } of entries) {
      if (figures.some(({ badges }) => badges.includes(text))) continue;
      findings.push({ file, line, message: `“${text}”不是上方图中的编号：编号和名称与图一致` });
    }
  });
  for (const { badges, line, tables } of figures) {
    const message = findBadgeFault(badges, tables);
    if (message !== undefined) findings.push({ file, line, message });
  }
  return { findings, examined: figures.length };
}

export const badgesRule: Rule = {
  name: 'badges',
  examine(root, isWanted = () => true) {
    const facts = buildFigureFacts(loadFacts(root));
    const pages = loadSourcePages(root)
      .filter(({ file }) => isWanted(file))
      .map((page) => examinePage(page, root, facts));
    return {
      findings: pages.flatMap(({ findings }) => findings),
      examined: pages.reduce((sum, { examined }) => sum + examined, 0),
    };
  },
};
