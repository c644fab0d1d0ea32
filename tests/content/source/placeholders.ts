/** Refuses placeholders: TODO marks and text of the template. */
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Examination, Finding } from '../finding';
import { buildPageRule } from './pageRule';
import { type SourcePage, lineOf, parseBody } from './sourcePage';

const marks: readonly { pattern: RegExp; advice: string }[] = [
  { pattern: /【[^】]*】?/, advice: '换成正文；界面名称用加粗，不用【】' },
  {
    pattern: /\b(?:TODO|FIXME|TBD|TBC)\b|(?<![X\w-])XXX(?![X\w-])|(?:\?{3,}|？{3,})/,
    advice: '写清楚，或删去这一句',
  },
  {
    pattern:
      /待(?:补充|补全|完善|定稿|填写?|写|更新|替换|添加)(?![的了过个])|^待(?:确认|核实)$|（待(?:确认|核实)[^）]*）|(?<!期|等)待定(?!的)|未完待续|敬请期待|此处(?:填写|省略|插入|放|补)|(?:占位|示例|测试)(?:文字|文本|内容)|内容占位|占位符?[：:]/,
    advice: '写清楚，或删去这一句',
  },
  {
    pattern: /(?<![参意可听看])见下载(?:页面?|页上)|以下载页面?为准/,
    advice: '写文件名、平台和校验方法，或链接到下载页',
  },
  { pattern: /lorem ipsum|dolor sit amet/i, advice: '写正文' },
];

const leftover = /^<!--\s*(?:写：|列：|可选|自由章节)/;

function findMark(text: string): string | undefined {
  for (const { pattern, advice } of marks) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return `"${found}": ${advice}`;
  }
  return undefined;
}

function examinePage(page: SourcePage): Examination {
  const { file } = page;
  const findings: Finding[] = Object.entries(page.frontMatter ?? {}).flatMap(([field, value]) => {
    const message = findMark(typeof value === 'string' ? value : JSON.stringify(value));
    return message === undefined ? [] : [{ file, line: 1, message: `${field}: ${message}` }];
  });
  visit(parseBody(page), (node) => {
    const at = (message: string): number => findings.push({ file, line: lineOf(page, node), message });
    if (node.type === 'html' && leftover.test(node.value)) {
      at(`"${node.value.slice(0, 40)}": 写完这一节，然后删除模板的这条说明`);
    } else if (node.type === 'text' || node.type === 'code' || node.type === 'inlineCode') {
      const message = findMark(node.type === 'text' ? toString(node) : node.value);
      if (message !== undefined) at(message);
    } else if (node.type === 'image') {
      const message = findMark(node.alt ?? '');
      if (message !== undefined) at(message);
    }
  });
  return { findings, examined: 1 };
}

export const placeholdersRule = buildPageRule('placeholders', examinePage);
