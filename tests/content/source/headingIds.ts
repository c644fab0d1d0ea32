/** Finds the ids of headings, and checks that no page uses one twice. */
import { createSlugger } from '@docusaurus/utils';
import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Examination, Finding } from '../finding';
import { headingText } from './outline';
import { buildPageRule } from './pageRule';
import { type SourcePage, lineOf, parseBody } from './sourcePage';

/** Lists the headings of a page with their ids: the written one, otherwise the one that Docusaurus generates. */
export function listHeadingIds(page: SourcePage): { heading: Heading; id: string }[] {
  const slugger = createSlugger();
  const headings: { heading: Heading; id: string }[] = [];
  visit(parseBody(page), 'heading', (heading) => {
    const written = /\{#([^}]+)\}\s*$/.exec(toString(heading))?.[1];
    headings.push({ heading, id: written ?? slugger.slug(headingText(heading)) });
  });
  return headings;
}

function examinePage(page: SourcePage): Examination {
  const headings = listHeadingIds(page);
  const firstById = new Map<string, Heading>();
  const findings: Finding[] = [];
  for (const { heading, id } of headings) {
    const first = firstById.get(id);
    if (!first) {
      firstById.set(id, heading);
      continue;
    }
    const place = `第 ${lineOf(page, first)} 行的“${headingText(first)}”`;
    findings.push({
      file: page.file,
      line: lineOf(page, heading),
      message: `id ${id} 已经用于${place}`,
    });
  }
  return { findings, examined: headings.length };
}

export const headingIdsRule = buildPageRule('headingIds', examinePage);
