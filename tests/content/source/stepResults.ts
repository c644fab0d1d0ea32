/** Checks that steps describe their result in a separate paragraph of the step that begins with 结果：. */
import type { ListItem, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Examination, Finding } from '../finding';
import { buildOutline } from './outline';
import { buildPageRule } from './pageRule';
import { type SourcePage, lineOf, parseBody } from './sourcePage';
import { findStepLists, isResult } from './steps';

/** Minimum share of a page's steps with a result. The result of other steps may be the next step. */
const minShare = 0.6;

const numberedSection = /^(?:第 \d+ 步：.*|操作步骤|安装步骤|文字版步骤)$/;
const action = /^(?:在[^，。]{1,20}，?)?(?:点击|双击|打开|选择|输入|勾选|拖动|执行|运行)/;
/** Results that do not describe anything visible. */
const sayingNothing = /^(?:(?:操作|设置|配置|保存|安装|执行|修改)?(?:成功|完成|完毕|正常|生效|无误)了?。?)?$/;
const mark = /^结果\s*[：:]/;
const written = '结果：……';

/** Finds faults in the notation of results, in all sections. */
function findResultFaults(page: SourcePage): Finding[] {
  const findings: Finding[] = [];
  const tree = parseBody(page);
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const text = toString(paragraph);
    const at = (message: string): number => findings.push({ file: page.file, line: lineOf(page, paragraph), message });
    if (isResult(paragraph)) {
      if (parent?.type !== 'listItem') at('结果缩进到所属步骤之下，这样写会结束列表');
      else if (index === 0) at('先写动作，换段再写结果');
      if (/^结果\s*:/.test(text)) at(`写“${written}”，用全角冒号`);
      if (sayingNothing.test(text.replace(mark, '').trim())) at('写读者在这一步之后看到什么');
    } else if (/\n\s*结果\s*[：:]/.test(text)) {
      at(`“${written}”单独成段，前面空一行`);
    }
  });
  return findings;
}

/** Finds sections of actions without a numbered list. A step section without actions may describe a computation. */
function findUnnumbered(page: SourcePage): Finding[] {
  return buildOutline(page)
    .filter(({ heading, content }) => numberedSection.test(heading) && !content.some(isNumbered))
    .filter(({ heading, content }) => !heading.startsWith('第') || content.some(isListOfActions))
    .map(({ heading, line }) => ({
      file: page.file,
      line,
      message: `“${heading}”：动作写成 1. 2. 3.，每步后写“${written}”`,
    }));
}

function isListOfActions(node: Nodes): boolean {
  return node.type === 'list' && node.children.some((item) => action.test(toString(item)));
}

function isNumbered(node: Nodes): boolean {
  return node.type === 'list' && node.ordered === true;
}

function hasResult(item: ListItem): boolean {
  return item.children.some(isResult);
}

function examinePage(page: SourcePage): Examination {
  const { file } = page;
  const lists = findStepLists(page);
  const items = lists.flatMap(({ items: steps }) => steps);
  const bare = items.filter((item) => !hasResult(item));
  const share = items.length === 0 ? 1 : 1 - bare.length / items.length;
  const findings: Finding[] =
    share < minShare
      ? lists
          .filter(({ items: steps }) => steps.some((item) => !hasResult(item)))
          .map(({ section, list, items: steps }) => ({
            file,
            line: lineOf(page, list),
            message: `“${section}”：${steps.length} 步中有 ${steps.filter(hasResult).length} 步写了“${written}”，一页至少 ${minShare * 100}% 的步骤要写`,
          }))
      : bare.map((item) => ({
          file,
          line: lineOf(page, item),
          message: `补上“${written}”，或与下一步合并`,
        }));
  return { findings: [...findUnnumbered(page), ...findings, ...findResultFaults(page)], examined: items.length };
}

export const stepResultsRule = buildPageRule('stepResults', examinePage);
