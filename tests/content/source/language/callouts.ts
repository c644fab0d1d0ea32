/** Z41: five kinds of callout with fixed titles and meanings; short, text only, at most two at a time. */
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { type Admonition, findAdmonitions } from '../admonitionFences';
import { type SourcePage, lineOf, parseBody, sourceLineOf } from '../sourcePage';
import type { LanguageRule, PageIssue } from './languageRule';

const code = 'Z41';
const titles: Readonly<Record<string, string>> = {
  danger: '危险',
  warning: '警告',
  caution: '注意',
  note: '说明',
  tip: '提示',
};
const allForms = Object.entries(titles)
  .map(([type, title]) => `:::${type}[${title}]`)
  .join(', ');
/** Four lines of about 45 characters on a wide screen. */
const maxChars = 180;
const maxBlocks = 4;
/** Warning that does not name a danger. */
const sayingNothing = /^(?:请|务必|操作时)*(?:注意|小心|当心|谨慎)[^。]{0,12}。?$/u;
/** Minimum length of the text between two callouts for them not to be on one screen. */
const screenChars = 250;
const injury = /(?:触电|电击|夹伤|撞伤|烫伤|割伤|压伤|砸伤|伤人|伤亡|受伤|人身|致命|死亡|注意安全)/u;

type Callout = Admonition & { content: readonly RootContent[] };

function findContent(page: SourcePage, { firstLine, lastLine }: Admonition): RootContent[] {
  return parseBody(page).children.filter(({ position }) => {
    const line = position?.start.line ?? 0;
    return line > firstLine && line < lastLine;
  });
}

function findFaults({ type, title, content }: Callout): string[] {
  const wanted = titles[type];
  const text = content.map((node) => toString(node)).join('');
  const chars = [...text].length;
  const isHarmless = type === 'note' || type === 'tip' || type === 'caution' || type === 'info';
  return [
    ...(wanted === undefined ? [`:::${type} is none of our callouts; use one of ${allForms}`] : []),
    ...(wanted !== undefined && title !== wanted
      ? [`write :::${type}[${wanted}]; the title tells how serious it is`]
      : []),
    ...((type === 'danger' || type === 'warning') && sayingNothing.test(text)
      ? ['name the source of danger, what it does, and how to avoid it']
      : []),
    ...(chars > maxChars || content.length > maxBlocks
      ? [
          `${chars} characters in ${content.length} blocks; keep a callout within ${maxChars}, move the rest into the text`,
        ]
      : []),
    ...(content.some((node) => node.type === 'table') ? ['move the table out of the callout'] : []),
    ...(content.some((node) => node.type === 'paragraph' && node.children.some((child) => child.type === 'image'))
      ? ['move the figure out of the callout']
      : []),
    ...(isHarmless && injury.test(text) ? ['people may be hurt: write :::danger[危险], before the action'] : []),
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
    return [{ line: sourceLineOf(page, callout.firstLine), code, message: 'put it before the steps that it warns of' }];
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
            message: 'three callouts on one screen; join or move one',
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
          yield { line: lineOf(page, node), code, message: `write a callout, one of ${allForms}, not a quotation` };
        }
      }
    },
};
