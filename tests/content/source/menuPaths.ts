/** Checks that menu paths, such as **设备管理** > **设备列表**, are those of screens in facts/ (Z39). */
import type { Nodes, Parents, Strong } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { listFacts } from '../../../facts/findFact';
import { loadFacts } from '../../../facts/loadFacts';
import type { Facts } from '../../../facts/model/facts';
import type { Finding, Rule } from '../finding';
import { lineOf, loadSourcePages, parseBody } from './sourcePage';

const arrow = ' > ';

/** Lists the parts of a path that have at least two names. */
function listParts(names: readonly string[]): string[] {
  return names.flatMap((_name, from) =>
    names.slice(from + 1).map((_end, index) => names.slice(from, from + index + 2).join(arrow)),
  );
}

/**
 * Lists the menu paths of all screens and their elements, with their parts. A menu that a button opens may be left out:
 * 当前用户 > 换账号 for HMI 查看器 > 当前用户 > 用户菜单 > 换账号.
 */
function listMenuPaths(facts: Facts): Set<string> {
  return new Set(
    listFacts(facts, 'screen').flatMap(({ path, label, elements }) => [
      ...listParts([...path, label]),
      ...elements.flatMap((element) => [
        ...listParts([...path, label, element.label]),
        ...listParts([...path, element.label]),
      ]),
    ]),
  );
}

type MenuPath = { first: Strong; names: readonly string[] };

/** Finds the longest rows of bold names with arrows between them. */
function findMenuPaths({ children }: Parents): MenuPath[] {
  const found: { first: Strong; names: string[] }[] = [];
  let open: { first: Strong; names: string[] } | undefined;
  children.forEach((node: Nodes, index) => {
    if (node.type === 'strong') {
      if (open) open.names.push(toString(node));
      else found.push((open = { first: node, names: [toString(node)] }));
    }
    const continues = node.type === 'text' && node.value === arrow && children[index + 1]?.type === 'strong';
    if (node.type !== 'strong' && !continues) open = undefined;
  });
  return found.filter(({ names }) => names.length > 1);
}

/** Lists the keys of the screens and elements that the path may mean. */
function adviseKeys(names: readonly string[], facts: Facts): string {
  const last = names.at(-1);
  const keys = listFacts(facts, 'screen').flatMap(({ key, label, elements }) => [
    ...(label === last ? [`%%${key}:path%%`] : []),
    ...elements
      .filter((element) => element.label === last)
      .map((element) => `%%${key}:path%% > **%%${element.key}%%**`),
  ]);
  return keys.length === 0 ? '先在 facts/ 加上这个画面' : `写 ${keys.slice(0, 3).join(' 或 ')}`;
}

export const menuPathsRule: Rule = {
  name: 'menuPaths',
  examine(root, isWanted = () => true) {
    const facts = loadFacts(root);
    const known = listMenuPaths(facts);
    const findings: Finding[] = [];
    let examined = 0;
    for (const page of loadSourcePages(root).filter(({ file }) => isWanted(file))) {
      visit(parseBody(page), (node) => {
        if (!('children' in node)) return;
        for (const { first, names } of findMenuPaths(node)) {
          examined += 1;
          if (known.has(names.join(arrow))) continue;
          const message = `“${names.join(arrow)}”不是任何画面的路径：${adviseKeys(names, facts)}`;
          findings.push({ file: page.file, line: lineOf(page, first), message });
        }
      });
    }
    return { findings, examined };
  },
};
