import type { Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { type SourcePage, lineOf, parseBody } from './sourcePage';

/** Reference to figure or table `number`. */
export type Reference = { number: number; line: number };

/** First characters of compound words that are not references: 流程图 2、列表 3、代表 4. */
const compound = { 图: '程意截地蓝附草视', 表: '列代仪报电水图手秒附外' };

/** Finds the numbers in `图 1`, `表 1～表 5`, `表 2、表 3`, including all numbers of a range. */
function findNumbers(text: string, word: '图' | '表'): number[] {
  const pattern = new RegExp(
    `(?<![${compound[word]}])${word} ?(\\d+)(?:\\s*[～~—-]\\s*${word}? ?(\\d+))?(?![\\d.])`,
    'gu',
  );
  return [...text.matchAll(pattern)].flatMap(([, from, to]) => {
    const first = Number(from);
    const last = to === undefined ? first : Number(to);
    return Array.from({ length: Math.max(1, last - first + 1) }, (_item, index) => first + index);
  });
}

/**
 * Finds references to figures (`图`) or tables (`表`) by number. Skips captions, and link texts, which may refer to
 * the linked page.
 */
export function findReferences(
  page: SourcePage,
  word: '图' | '表',
  isCaption: (paragraph: Paragraph) => boolean,
): Reference[] {
  const references: Reference[] = [];
  visit(parseBody(page), (node) => {
    if (node.type === 'code' || node.type === 'inlineCode' || node.type === 'link') return SKIP;
    if (node.type === 'paragraph' && isCaption(node)) return SKIP;
    if (node.type !== 'text') return undefined;
    const line = lineOf(page, node);
    references.push(...findNumbers(toString(node), word).map((number) => ({ number, line })));
    return undefined;
  });
  return references;
}
