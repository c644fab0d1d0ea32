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
    return `替代文字有 ${chars} 个字符：用 ${minAltChars}～${maxAltChars} 个字符写图里的关系`;
  }
  if (/^(?:图片|图像|截图|示意图|图\s*\d|如图)/.test(text)) return '替代文字直接写图里的内容，不以“图”开头';
  return undefined;
}

function findCaptionFaults(paragraph: Paragraph | undefined, number: number): string[] {
  const wanted = `图 ${number} 标题${captionEnd}`;
  if (!paragraph) return [`图的下一段写“${wanted}”`];
  const [, written, title = ''] = caption.exec(toString(paragraph)) ?? [];
  return [
    ...(Number(written) === number ? [] : [`“图 ${written}”：写图 ${number}，图从 1 起依次编号`]),
    ...(/^图 \d+ \S/.test(toString(paragraph)) ? [] : [`写“${wanted}”，编号前后各一个空格`]),
    ...(drawn.test(title) ? [] : [`图题以“${captionEnd}”结尾：“${wanted}”`]),
    ...(title.replace(drawn, '').trim() === '' ? [`图题缺少标题：“${wanted}”`] : []),
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
        ? [{ file, line: lineOf(page, paragraph), message: `正文没有提到图 ${number}：写“如图 ${number} 所示”` }]
        : []),
    ];
  });
  const dangling = references
    .filter(({ number }) => number > figures.length || number < 1)
    .map(({ number, line }) => ({
      file,
      line,
      message: `没有图 ${number}，本页有 ${figures.length} 幅图：改正编号`,
    }));
  return { findings: [...altFindings, ...findings, ...dangling], examined: figures.length };
}

export const figuresRule = buildPageRule('figures', examinePage);
