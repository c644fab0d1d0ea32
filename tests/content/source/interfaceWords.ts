/** Checks that bold names of the user interface, which users click, open or choose, come from facts/ (Z39). */
import type { Nodes, Strong } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { editDistance } from '../../../catalog/editDistance';
import { findFact, findFactOf } from '../../../facts/findFact';
import { findNearest } from '../../../facts/findNearest';
import { loadFacts } from '../../../facts/loadFacts';
import type { Fact, Facts } from '../../../facts/model/facts';
import type { ScreenFact } from '../../../facts/model/screen';
import type { Finding, Rule } from '../finding';
import { type SourcePage, lineOf, loadSourcePages, parseBody } from './sourcePage';

type UiFact = Extract<Fact, { type: 'screen' | 'element' }>;

type Names = {
  facts: Facts;
  /** Screens and elements by their label. */
  uiByLabel: ReadonlyMap<string, readonly UiFact[]>;
  /** Other labels in facts: users also choose states, parameters and values. */
  otherLabels: ReadonlySet<string>;
};

const pointing =
  /(?:点击|双击|右键点击|单击|打开|进入|勾选|取消勾选|拖动|切换到|关闭|展开|开启|启用|停用)(?:左侧|右侧|顶部|底部)?(?:的|菜单|按钮)?$/;
const maxNames = 3;
const leadIn = /^\s*[：:（(]/;
const path = /^\s*>\s*$/;
const kindOfElement = /^(?:按钮|菜单|对话框|窗口|标签页|选项卡|页签|下拉|输入框|复选框|开关|页面上?|列表里?|面板|图标)/;

/**
 * Evidence that a bold word is a name of the user interface: the object of an action, part of a menu path or followed by
 * 按钮, or only bold. A lead-in such as `**团队**：` is not a name.
 */
type Context = 'acted' | 'named' | 'bold' | 'leadIn';

/** Third-party software. Facts do not contain the words of its user interface. */
const otherSoftware =
  /Windows|WinCE|Linux|PowerShell|Modbus (?:Poll|Slave)|MQTTX?|EasyBuilder|威纶通|西门子|STEP 7|TIA|VNC|WinSCP|OtoStudio|EVC|Visual|Excel/;

function textBefore(siblings: readonly Nodes[], index: number): string {
  return siblings
    .slice(0, index)
    .map((node) => toString(node))
    .join('');
}

function findContext(siblings: readonly Nodes[], index: number): Context {
  const before = textBefore(siblings, index);
  const after = siblings
    .slice(index + 1)
    .map((node) => toString(node))
    .join('');
  const previous = siblings[index - 1];
  const next = siblings[index + 1];
  const inPath = [previous, next].some((node) => node?.type === 'text' && path.test(node.value));
  if (pointing.test(before) || (/(?:^|[，。；])在$/.test(before) && /^(?:的|中|里|页面)/.test(after))) return 'acted';
  if (inPath || kindOfElement.test(after)) return 'named';
  return before.trim() === '' && (after.trim() === '' || leadIn.test(after)) ? 'leadIn' : 'bold';
}

function buildNames(facts: Facts): Names {
  const uiByLabel = new Map<string, UiFact[]>();
  const otherLabels = new Set<string>();
  for (const fact of facts.byKey.values()) {
    if (fact.type === 'screen' || fact.type === 'element') {
      uiByLabel.set(fact.label, [...(uiByLabel.get(fact.label) ?? []), fact]);
      if (fact.type === 'screen') fact.path.forEach((step) => otherLabels.add(step));
    } else if ('label' in fact) {
      otherLabels.add(fact.label);
      if (fact.type === 'value') otherLabels.add(String(fact.value));
    }
  }
  return { facts, uiByLabel, otherLabels };
}

function describeKeys(page: SourcePage, facts: readonly UiFact[]): string {
  const area = page.id.split('/')[0];
  const own = facts.filter((fact) => fact.area === area);
  return (own.length > 0 ? own : facts)
    .slice(0, 3)
    .map(({ key }) => `**%%${key}%%**`)
    .join('、');
}

/** Finds labels that `text` may misspell: at most one or two of their characters are missing from it. */
function likeLabels(text: string, { uiByLabel }: Names): string[] {
  const maxTypos = text.length > 4 ? 2 : 1;
  const characters = new Set(text);
  return [...uiByLabel.keys()].filter(
    (label) =>
      label.length > maxTypos + 1 &&
      Math.abs(label.length - text.length) <= maxTypos &&
      [...label].filter((character) => !characters.has(character)).length <= maxTypos,
  );
}

/** Returns the screen that the page names last before `line`, otherwise the first one. */
function findScreen({ uses }: SourcePage, line: number, facts: Facts): ScreenFact | undefined {
  const named = uses.flatMap(({ key, line: at }) => {
    const fact = findFact(facts, key);
    const screenKey = fact?.type === 'element' ? key.slice(0, key.lastIndexOf('.')) : key;
    const screen = findFactOf(facts, 'screen', screenKey);
    return screen ? [{ screen, at }] : [];
  });
  return (named.findLast(({ at }) => at <= line) ?? named[0])?.screen;
}

/** Lists the names of the user interface that are meant: similar ones first, then those of the screen. */
function adviseNames(text: string, near: readonly UiFact[], screen: ScreenFact | undefined): string {
  const nearest = (screen?.elements ?? [])
    .map((element) => ({ element, distance: editDistance(text, element.label) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ element }) => element);
  const advised = [...new Set([...near, ...nearest])].slice(0, maxNames);
  if (advised.length === 0) return '写另一个名称，或者先在 facts/ 的 screens.yaml 中加上它；其他软件的名称前写明软件';
  const names = advised.map(({ key, label }) => `**%%${key}%%**（${label}）`).join('、');
  return `${screen ? `“${screen.label}”上` : ''}最接近的名称：${names}；确实有这个名称时，先加到 facts/`;
}

function findFault(
  page: SourcePage,
  strong: Strong,
  context: Context,
  names: Names,
): Omit<Finding, 'file'> | undefined {
  const text = toString(strong).trim();
  if (text.includes('%%')) return undefined;
  const line = lineOf(page, strong);
  const written = page.writtenText.split('\n')[line - 1] ?? '';
  if (!written.includes(`**${text}**`)) return undefined; // comes from a key
  const known = names.uiByLabel.get(text);
  if (known) return { line, message: `**${text}** 是界面名称，写键：${describeKeys(page, known)}` };
  if (context === 'bold' || names.otherLabels.has(text)) return undefined;
  const near = findNearest(text, likeLabels(text, names)).flatMap((label) => names.uiByLabel.get(label) ?? []);
  if (otherSoftware.test(written) || (near.length === 0 && context === 'named')) return undefined;
  const advice = adviseNames(text, near, findScreen(page, line, names.facts));
  return { line, message: `**${text}** 不在任何已知的画面上。${advice}` };
}

export const interfaceWordsRule: Rule = {
  name: 'interfaceWords',
  examine(root, isWanted = () => true) {
    const names = buildNames(loadFacts(root));
    const findings: Finding[] = [];
    let examined = 0;
    for (const page of loadSourcePages(root).filter(({ file }) => isWanted(file))) {
      visit(parseBody(page), 'strong', (strong, index, parent) => {
        if (!parent || index === undefined) return;
        const context = findContext(parent.children, index);
        if (context === 'leadIn') return;
        examined += 1;
        const fault = findFault(page, strong, context, names);
        if (fault) findings.push({ file: page.file, ...fault });
      });
    }
    return { findings, examined };
  },
};
