/** Checks that figures are numbered, titled, referenced and have an alternative text (Z44). */
import type { Image, Paragraph, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Examination, Finding } from '../finding';
import { findReferences } from './numberedReferences';
import { buildPageRule } from './pageRule';
import { type SourcePage, lineOf, parseBody } from './sourcePage';

const minAltChars = 15;
const maxAltChars = 80;
const caption = /^图\s*(\d+)\s*(.*)$/s;
const captionEnd = '（示意图）';
/** End of a caption, with an optional remark: （示意图，接线以设备手册为准）. */
const drawn = /（示意图(?:，[^）]+)?）$/;

type Figure = { image: Image; caption: Paragraph | undefined };

function isParagraph(node: RootContent | undefined): node is Paragraph {
  return node?.type === 'paragraph';
}

/** Finds images that are alone in their paragraph, with the caption that follows. */
function findFigures(page: SourcePage): Figure[] {
  const figures: Figure[] = [];
  visit(parseBody(page), 'paragraph', (paragraph, index, parent) => {
    const [image] = paragraph.children;
    if (image?.type !== 'image' || paragraph.children.length > 1 || !parent || index === undefined) return;
    const next = parent.children[index + 1];
    figures.push({ image, caption: isParagraph(next) && caption.test(toString(next)) ? next : undefined });
  });
  return figures;
}

function findAltFault({ alt }: Image): string | undefined {
  const text = (alt ?? '').trim();
  const chars = [...text].length;
  if (chars < minAltChars || chars > maxAltChars) {
    return `alternative text of ${chars} characters: say the figure's relations in ${minAltChars} to ${maxAltChars}`;
  }
  if (/^(?:图片|图像|截图|示意图|图\s*\d|如图)/.test(text))
    return 'begin the alternative text with what is shown, not with "图"';
  return undefined;
}

function findCaptionFaults(paragraph: Paragraph | undefined, number: number): string[] {
  const wanted = `图 ${number} 标题${captionEnd}`;
  if (!paragraph) return [`write "${wanted}" as a paragraph of its own below the figure`];
  const [, written, title = ''] = caption.exec(toString(paragraph)) ?? [];
  return [
    ...(Number(written) === number
      ? []
      : [`"图 ${written}": write 图 ${number}; figures are numbered from 1 in order`]),
    ...(/^图 \d+ \S/.test(toString(paragraph)) ? [] : [`write "${wanted}", with one space around the number`]),
    ...(drawn.test(title) ? [] : [`end the caption with ${captionEnd}: "${wanted}"`]),
    ...(title.replace(drawn, '').trim() === '' ? [`give the figure a title: "${wanted}"`] : []),
  ];
}

function examinePage(page: SourcePage): Examination {
  const { file } = page;
  const figures = findFigures(page);
  const captions = new Set(figures.map((figure) => figure.caption));
  const references = findReferences(page, '图', (paragraph) => captions.has(paragraph));
  const referred = new Set(references.map(({ number }) => number));
  const altFindings: Finding[] = [];
  visit(parseBody(page), 'image', (image) => {
    const message = findAltFault(image);
    if (message !== undefined) altFindings.push({ file, line: lineOf(page, image), message });
  });
  const findings = figures.flatMap(({ image, caption: paragraph }, index): Finding[] => {
    const number = index + 1;
    const isUnreferenced = paragraph !== undefined && !referred.has(number);
    return [
      ...findCaptionFaults(paragraph, number).map((message) => ({
        file,
        line: lineOf(page, paragraph ?? image),
        message,
      })),
      ...(isUnreferenced
        ? [{ file, line: lineOf(page, paragraph), message: `refer to 图 ${number} in the text: "如图 ${number} 所示"` }]
        : []),
    ];
  });
  const dangling = references
    .filter(({ number }) => number > figures.length || number < 1)
    .map(({ number, line }) => ({
      file,
      line,
      message: `图 ${number} does not exist; the page has ${figures.length} figures`,
    }));
  return { findings: [...altFindings, ...findings, ...dangling], examined: figures.length };
}

export const figuresRule = buildPageRule('figures', examinePage);
