/** Checks that tables with a caption are numbered in order and referenced, and that references have a target. */
import type { Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Examination, Finding } from '../finding';
import { findReferences } from './numberedReferences';
import { buildPageRule } from './pageRule';
import { type SourcePage, lineOf, parseBody } from './sourcePage';

const caption = /^表\s*(\d+)\s+(\S.*)$/s;
const sentence = /[。；]/;

function numberOf(paragraph: Paragraph): number | undefined {
  const [, number, title = ''] = caption.exec(toString(paragraph)) ?? [];
  return number === undefined || sentence.test(title) ? undefined : Number(number);
}

/** Finds captions, paragraphs `表 N 标题` above a table. `loose` contains captions without a table. */
function findCaptions(page: SourcePage): { captions: Paragraph[]; loose: Paragraph[] } {
  const captions: Paragraph[] = [];
  const loose: Paragraph[] = [];
  visit(parseBody(page), 'paragraph', (paragraph, index, parent) => {
    if (numberOf(paragraph) === undefined || !parent || index === undefined) return;
    (parent.children[index + 1]?.type === 'table' ? captions : loose).push(paragraph);
  });
  return { captions, loose };
}

function examinePage(page: SourcePage): Examination {
  const { file } = page;
  const { captions, loose } = findCaptions(page);
  const own = new Set([...captions, ...loose]);
  const references = findReferences(page, '表', (paragraph) => own.has(paragraph));
  const referred = new Set(references.map(({ number }) => number));
  const findings = captions.flatMap((paragraph, index): Finding[] => {
    const line = lineOf(page, paragraph);
    const number = index + 1;
    const written = numberOf(paragraph);
    return [
      ...(written === number
        ? []
        : [{ file, line, message: `"表 ${written}": write 表 ${number}; tables are numbered from 1 in order` }]),
      ...(referred.has(number) ? [] : [{ file, line, message: `refer to 表 ${number} in the text: "见表 ${number}"` }]),
    ];
  });
  return {
    findings: [
      ...findings,
      ...loose.map((paragraph) => ({
        file,
        line: lineOf(page, paragraph),
        message: 'put this caption directly above its table',
      })),
      ...references
        .filter(({ number }) => number > captions.length || number < 1)
        .map(({ number, line }) => ({
          file,
          line,
          message: `表 ${number} does not exist; the page has ${captions.length} numbered tables`,
        })),
    ],
    examined: captions.length + references.length,
  };
}

export const tableCaptionsRule = buildPageRule('tableCaptions', examinePage);
