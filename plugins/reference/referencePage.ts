/** Rehype plugin for the reference pages of HTTP operations (`kind: rest`). Runs after the code is highlighted. */
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { listFacts } from '../../facts/findFact';
import type { Facts } from '../../facts/model/facts';
import type { OperationFact } from '../../facts/model/contract';
import { parseSlots } from '../../facts/rendering/samples/slots';
import { variants } from '../../facts/rendering/samples/variants';
import { credentialsTitle } from '../../facts/rendering/samples/credentials';
import { arrangeColumns } from './arrangeColumns';
import { buildFillButton } from './fillButton';
import { createElement } from './groupVariants';
import { markSlots } from './markSlots';
import { addParameterAnchors } from './parameterAnchors';

type FrontMatter = { kind?: unknown; api?: unknown };

/** Makes a badge of the method in a request line. The text remains. */
function addBadge(pre: Element): void {
  const [method = '', ...rest] = toString(pre).split(' ');
  const className = ['api-method', `api-method--${method.toLowerCase()}`];
  pre.children = [
    createElement('span', { className }, { type: 'text', value: method }),
    { type: 'text', value: ` ${rest.join(' ')}` },
  ];
}

/** Marks the command that sets the credentials, and the literals of a generated example that readers replace. Other code remains. */
function markExample(pre: Element, operation: OperationFact): void {
  if (pre.properties.title === credentialsTitle) {
    pre.children = [createElement('span', { dataCredentials: '' }, ...pre.children)];
  }
  const variant = variants.find(
    ({ title, language }) => title === pre.properties.title && language === pre.properties.language,
  );
  if (!variant) return;
  const { code, slots } = parseSlots(variant.render(operation));
  if (code === toString(pre)) markSlots(pre, slots);
}

export function referencePage({ facts }: { facts: () => Facts }) {
  return (tree: Root, file: VFile): void => {
    const { kind, api } = (file.data.frontMatter ?? {}) as FrontMatter;
    if (kind !== 'rest') return;
    const operation = listFacts(facts(), 'operation').find(({ operationId }) => operationId === api);
    if (!operation) throw new Error(`${file.path}: facts/contracts 中没有前言 api 所写的操作 ${String(api)}`);
    visit(tree, { tagName: 'pre' }, (pre) => {
      if (pre.properties.title === '请求行') addBadge(pre);
      else markExample(pre, operation);
    });
    addParameterAnchors(tree);
    arrangeColumns(tree, buildFillButton(operation));
  };
}
