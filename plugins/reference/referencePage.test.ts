import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { listFacts } from '../../facts/findFact';
import type { OperationFact } from '../../facts/model/contract';
import { exampleFacts } from '../../facts/rendering/exampleFacts';
import { renderCode, variants } from '../../facts/rendering/samples/variants';
import { referencePage } from './referencePage';

const element = (tagName: string, properties: Element['properties'], ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });
const heading = (value: string, tagName = 'h2'): Element => element(tagName, {}, text(value));
const code = (title: string, language: string, value: string): Element =>
  element('pre', { title, language }, text(value));
const table = (...names: string[]): Element =>
  element('table', {}, ...names.map((name) => element('tr', {}, element('td', {}, text(name)))));

function findOperation(id: string): OperationFact {
  const found = listFacts(exampleFacts, 'operation').find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`the example facts have no ${id}`);
  return found;
}

const operation = findOperation('createDevice');

/** Returns a page of the kind, processed. */
function process(kind = 'rest'): Root {
  const programs = variants.flatMap((variant) => [
    code(variant.title, variant.language, renderCode(variant, operation)),
    ...(variant.id === 'curl' ? [] : [code('运行', 'bash', `run ${variant.id}`)]),
  ]);
  const tree: Root = {
    type: 'root',
    children: [
      element('p', {}, text('导语')),
      heading('请求'),
      code('请求行', 'text', 'POST http://192.168.1.20/api/device/create'),
      heading('请求参数'),
      table('name', 'config.host', 'name'),
      heading('请求示例'),
      code('设置认证信息', 'bash', 'read'),
      ...programs,
      element('p', {}, text('输出')),
      heading('批量', 'h3'),
      heading('响应参数'),
      table('data.devices[].uuid'),
      heading('响应示例'),
      heading('错误码'),
    ],
  };
  referencePage({ facts: () => exampleFacts })(
    tree,
    new VFile({ data: { frontMatter: { kind, api: 'createDevice' } } }),
  );
  return tree;
}

function find(tree: Root, matches: (node: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (matches(node)) found.push(node);
  });
  return found;
}

const hasClass = (name: string) => (node: Element) =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name);

it('keeps the order of the page and puts the examples beside the descriptions', () => {
  const tree = process();
  expect(find(tree, ({ tagName }) => /^h[23]$/.test(tagName)).map((node) => toString(node))).toEqual([
    ...['请求', '请求参数', '请求示例', '批量', '响应参数', '响应示例', '错误码'],
  ]);
  expect(find(tree, hasClass('api-examples')).map((node) => node.children.map((child) => toString(child))[0])).toEqual([
    '请求示例',
    '响应示例',
  ]);
  expect(tree.children.map((child) => child.type === 'element' && child.tagName)).toEqual(['div', 'h3', 'div']);
});

it('groups the code of each language with the command that runs it', () => {
  const panels = find(process(), hasClass('api-variant'));
  expect(panels.map(({ properties }) => properties.dataVariant)).toEqual(['curl', 'javascript', 'csharp', 'python']);
  expect(panels.map(({ children }) => children.length)).toEqual([1, 2, 2, 2]);
  expect(find(process(), hasClass('api-tabs')).map((node) => node.children.map((child) => toString(child)))).toEqual([
    ['curl', 'JavaScript', 'C#', 'Python'],
  ]);
});

it('marks the literals that readers replace, without changing the code', () => {
  const tree = process();
  for (const variant of variants) {
    const pre = find(tree, ({ tagName, properties }) => tagName === 'pre' && properties.title === variant.title)[0];
    expect(pre && toString(pre)).toBe(renderCode(variant, operation));
  }
  expect(find(tree, ({ properties }) => properties.dataSlot === 'base').map((node) => toString(node))).toEqual([
    '"http://192.168.1.20/api/device/create"',
    "'http://192.168.1.20'",
    '"http://192.168.1.20"',
    '"http://192.168.1.20"',
  ]);
});

it('gives each parameter one anchor, which no heading has', () => {
  expect(find(process(), ({ tagName }) => tagName === 'tr').map(({ properties }) => properties.id)).toEqual([
    ...['param-name', 'param-config-host', undefined, 'field-data-devices-uuid'],
  ]);
  const links: unknown[] = [];
  visit(process(), 'mdxJsxTextElement', ({ attributes }) => {
    links.push(...attributes.flatMap((one) => ('name' in one && one.name === 'href' ? [one.value] : [])));
  });
  expect(links).toEqual(['#param-name', '#param-config-host', '#field-data-devices-uuid']);
});

it('makes a badge of the method', () => {
  expect(find(process(), hasClass('api-method--post')).map((node) => toString(node))).toEqual(['POST']);
});

it('does not change other pages', () => {
  expect(find(process('guide'), hasClass('api-row'))).toEqual([]);
});
