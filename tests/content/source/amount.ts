/** Checks the length of pages: characters of prose, figures and code blocks by kind (contributing/templates.md). */
import type { Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { loadTemplates } from '../templates/loadTemplates';
import type { PageTemplate } from '../templates/parseTemplates';
import type { Finding, Rule } from '../finding';
import { type SourcePage, loadSourcePages, parseBody } from './sourcePage';

const han = /\p{Script=Han}/gu;

/** Counts the Chinese characters of the prose below `node`, without tables and code. */
function countHanChars(node: Nodes): number {
  let count = 0;
  visit(node, (child) => {
    if (child.type === 'table') return SKIP;
    if (child.type === 'text') count += child.value.match(han)?.length ?? 0;
    return undefined;
  });
  return count;
}

/** Counts the figures or code blocks below `node`. */
export function countNodes(node: Nodes, type: 'image' | 'code'): number {
  let count = 0;
  visit(node, type, () => {
    count += 1;
  });
  return count;
}

function examinePage(page: SourcePage, { kind, hanChars, minFigures, minCodeBlocks }: PageTemplate): Finding[] {
  const tree = parseBody(page);
  const chars = countHanChars(tree);
  const figures = countNodes(tree, 'image');
  const codeBlocks = countNodes(tree, 'code');
  const finding = (message: string): Finding => ({ file: page.file, line: 1, message });
  const warning = (message: string): Finding => ({ ...finding(message), severity: 'warning' });
  return [
    ...(hanChars && chars < hanChars.min
      ? [warning(`正文 ${chars} 个字，类型 ${kind} 至少 ${hanChars.min} 个：补上缺少的内容`)]
      : []),
    ...(hanChars && chars > hanChars.max
      ? [finding(`正文 ${chars} 个字，类型 ${kind} 最多 ${hanChars.max} 个：把一部分移到其他页面`)]
      : []),
    ...(figures < minFigures
      ? [finding(`${figures} 幅图，类型 ${kind} 至少 ${minFigures} 幅：把文字说不清的画成图`)]
      : []),
    ...(codeBlocks < minCodeBlocks
      ? [finding(`${codeBlocks} 个代码块，类型 ${kind} 至少 ${minCodeBlocks} 个：写出要键入或读到的内容`)]
      : []),
  ];
}

export const amountRule: Rule = {
  name: 'amount',
  examine(root, isWanted = () => true) {
    const templates = loadTemplates(root);
    const pages = loadSourcePages(root).flatMap((page) => {
      if (!isWanted(page.file)) return [];
      const template = [...templates.values()].find(({ kind }) => kind === page.frontMatter?.kind);
      return template ? [{ page, template }] : [];
    });
    return { findings: pages.flatMap(({ page, template }) => examinePage(page, template)), examined: pages.length };
  },
};
