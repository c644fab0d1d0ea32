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
      ...(written === number ? [] : [{ file, line, message: `“表 ${written}”：写表 ${number}，表从 1 起依次编号` }]),
      ...(referred.has(number) ? [] : [{ file, line, message: `正文没有提到表 ${number}：写“见表 ${number}”` }]),
    ];
  });
  return {
    findings: [
      ...findings,
      ...loose.map((paragraph) => ({
        file,
        line: lineOf(page, paragraph),
        message: '表题紧挨着写在表的上方',
      })),
      ...references
        .filter(({ number }) => number > captions.length || number < 1)
        .map(({ number, line }) => ({
          file,
          line,
          message: `没有表 ${number}，本页有 ${captions.length} 张编号的表：改正编号`,
        })),
    ],
    examined: captions.length + references.length,
  };
}

export const tableCaptionsRule = buildPageRule('tableCaptions', examinePage);
