import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { slugOf } from '../../search/protocol/anchors';

/** First header cell of lookup tables: symptoms, codes and parameters. */
const lookUpHeader = /^(?:现象|看到的内容|错误码|参数$|字段$)/;
/** Second header cell of navigation tables. */
const navigationHeader = '先看';

function listCells(row: Element, tagName: 'td' | 'th'): string[] {
  return row.children.flatMap((cell) =>
    cell.type === 'element' && cell.tagName === tagName ? [toString(cell).trim()] : [],
  );
}

function isLookUpTable(table: Element): boolean {
  let headers: string[] = [];
  visit(table, { tagName: 'tr' }, (row) => {
    if (headers.length === 0) headers = listCells(row, 'th');
  });
  const [first = '', second] = headers;
  return lookUpHeader.test(first) && second !== navigationHeader;
}

/**
 * Rehype plugin that sets ids on rows of symptoms, codes and parameters, for links from search and other pages. The id
 * is the slug of the first cell, with a number if it already exists on the page.
 */
export function rowAnchors() {
  return (tree: Root): void => {
    const known = new Set<string>();
    visit(tree, 'element', ({ properties: { id } }) => {
      if (typeof id === 'string') known.add(id);
    });
    visit(tree, { tagName: 'table' }, (table) => {
      if (!isLookUpTable(table)) return;
      visit(table, { tagName: 'tr' }, (row) => {
        const slug = slugOf(listCells(row, 'td')[0] ?? '');
        if (slug === '') return;
        let id = slug;
        for (let number = 1; known.has(id); number += 1) id = `${slug}-${number}`;
        known.add(id);
        row.properties.id = id;
      });
    });
  };
}
