/** Z41: kinds of callout with fixed titles and meanings; short, text only, at most two at a time. */
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { type Admonition, admonitionForms, admonitionTitles, findAdmonitions } from '../admonitionFences';
import { type SourcePage, lineOf, parseBody, sourceLineOf } from '../sourcePage';
import type { LanguageRule, PageIssue } from './languageRule';

const code = 'Z41';
/** Four lines of about 45 characters on a wide screen. */
const maxChars = 180;
const maxBlocks = 4;
/** Warning that does not name a danger. */
const sayingNothing = /^(?:请|务必|操作时)*(?:注意|小心|当心|谨慎)[^。]{0,12}。?$/u;
/** Minimum length of the text between two callouts for them not to be on one screen. */
const screenChars = 250;
const injury =
  /(?:触电|电击|夹伤|撞伤|烫伤|灼伤|割伤|压伤|砸伤|挤压|卷入|伤及|伤害|伤人|伤亡|受伤|人身|致命|死亡|注意安全)/u;

type Callout = Admonition & { content: readonly RootContent[] };

function findContent(page: SourcePage, { firstLine, lastLine }: Admonition): RootContent[] {
  return parseBody(page).children.filter(({ position }) => {
    const line = position?.start.line ?? 0;
    return line > firstLine && line < lastLine;
  });
}

function findFaults({ type, title, content }: Callout): string[] {
  const wanted = admonitionTitles[type]; // undefined: reported by the rule admonitions
  const text = content.map((node) => toString(node)).join('');
  const chars = [...text].length;
  return [
    ...(wanted !== undefined && title !== wanted ? [`写 :::${type}[${wanted}]，标题表示严重程度`] : []),
    ...((type === 'danger' || type === 'warning') && sayingNothing.test(text) ? ['写清危险来源、后果和避免方法'] : []),
    ...(chars > maxChars || content.length > maxBlocks
      ? [`提示有 ${chars} 个字符、${content.length} 段；最多 ${maxChars} 个字符、${maxBlocks} 段，其余移到正文`]
      : []),
    ...(content.some((node) => node.type === 'table') ? ['把表移出提示块'] : []),
    ...(content.some((node) => node.type === 'paragraph' && node.children.some((child) => child.type === 'image'))
      ? ['把图移出提示块']
      : []),
    ...(type !== 'danger' && injury.test(text) ? ['可能伤人：写 :::danger[危险]，放在动作之前'] : []),
    ...(type === 'danger' && !injury.test(text) && !sayingNothing.test(text)
      ? ['写明可能怎样伤人，例如夹伤、烫伤、触电；只损坏设备或丢失数据时，写 :::warning[警告]']
      : []),
  ];
}

/** Reports a danger or warning after the numbered steps it belongs to. */
function findLate(page: SourcePage, callouts: readonly Callout[]): PageIssue[] {
  const { children } = parseBody(page);
  return callouts.flatMap((callout) => {
    if (callout.type !== 'danger' && callout.type !== 'warning') return [];
    const start = children.findIndex(({ position }) => position?.start.line === callout.firstLine);
    const end = children.findIndex(({ position }) => position?.start.line === callout.lastLine);
    const before = children[start - 1];
    const after = children[end + 1];
    const isLast = !after || after.type === 'heading';
    if (start < 1 || before?.type !== 'list' || before.ordered !== true || !isLast) return [];
    return [{ line: sourceLineOf(page, callout.firstLine), code, message: '移到它所提醒的步骤之前' }];
  });
}

function findCrowds(page: SourcePage, callouts: readonly Callout[]): PageIssue[] {
  const lines = page.body.split('\n');
  return callouts.flatMap((callout, index) => {
    const before = callouts[index - 2];
    if (!before) return [];
    const between = lines.slice(before.lastLine, callout.firstLine - 1).join('').length;
    return between < screenChars
      ? [
          {
            line: sourceLineOf(page, callout.firstLine),
            code,
            message: '一屏内有三块提示：合并或移走一块',
          },
        ]
      : [];
  });
}

export const calloutsRule: LanguageRule = {
  name: 'callouts',
  codes: { Z41: 'error' },
  page: () =>
    function* findCalloutFaults(page) {
      const callouts = findAdmonitions(page.body).map((admonition) => ({
        ...admonition,
        content: findContent(page, admonition),
      }));
      for (const callout of callouts) {
        const line = sourceLineOf(page, callout.firstLine);
        yield* findFaults(callout).map((message) => ({ line, code, message }));
      }
      yield* findLate(page, callouts);
      yield* findCrowds(page, callouts);
      for (const node of parseBody(page).children) {
        if (node.type === 'blockquote') {
          yield { line: lineOf(page, node), code, message: `不用引用块，用提示块：${admonitionForms}` };
        }
      }
    },
};
