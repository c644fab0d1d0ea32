/** Reports pages that mention a case by name, such as 案例一, and have no link to its page. */
import path from 'node:path';
import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Finding, Rule } from '../finding';
import { type SourcePage, lineOf, loadSourcePages, parseBody } from './sourcePage';

/** Name at the start of a title: `案例一：单轴往复运动`. */
const nameInTitle = /^(案例[一二三四五六七八九十]+)：/;

type NamedPage = { name: string; file: string };

function findNamedPages(pages: readonly SourcePage[]): NamedPage[] {
  return pages.flatMap(({ file, frontMatter }) => {
    const title = frontMatter?.title;
    const name = typeof title === 'string' ? nameInTitle.exec(title)?.[1] : undefined;
    return name === undefined ? [] : [{ name, file }];
  });
}

/** Returns the files that a page links to. */
function listTargets(page: SourcePage): Set<string> {
  const targets = new Set([page.file]);
  visit(parseBody(page), 'link', ({ url }: Link) => {
    targets.add(path.posix.join(path.posix.dirname(page.file), url.replace(/#.*$/, '')));
  });
  return targets;
}

/** Returns the line of the first mention in text or tables. */
function findMention(page: SourcePage, name: string): number | undefined {
  let line: number | undefined;
  visit(parseBody(page), ['paragraph', 'tableCell'], (node) => {
    if (line === undefined && toString(node).includes(name)) line = lineOf(page, node);
  });
  return line;
}

function examinePage(page: SourcePage, named: readonly NamedPage[]): Finding[] {
  const targets = listTargets(page);
  return named.flatMap(({ name, file }): Finding[] => {
    const line = targets.has(file) ? undefined : findMention(page, name);
    if (line === undefined) return [];
    const link = path.posix.relative(path.posix.dirname(page.file), file);
    const url = link.startsWith('.') ? link : `./${link}`;
    return [{ file: page.file, line, message: `第一次写到“${name}”时链接它的页面：[${name}](${url})` }];
  });
}

export const namedPagesRule: Rule = {
  name: 'namedPages',
  examine(root, isWanted = () => true) {
    const pages = loadSourcePages(root);
    const named = findNamedPages(pages);
    const findings = pages.filter(({ file }) => isWanted(file)).flatMap((page) => examinePage(page, named));
    return { findings, examined: pages.length };
  },
};
