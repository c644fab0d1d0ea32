import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { stepResults } from './stepResults';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const paragraph = (value: string): Element => element('p', { type: 'text', value });

it('marks results and their list', () => {
  const result = paragraph('结果：弹出对话框。');
  const steps = element('ol', element('li', paragraph('点击新建。'), result));
  const others = element('ol', element('li', paragraph('设备')));
  const tree: Root = { type: 'root', children: [steps, others, paragraph('结果：在列表之外。')] };
  stepResults()(tree);
  expect(result.properties.className).toEqual(['step-result']);
  expect(steps.properties.className).toEqual(['steps']);
  expect(others.properties.className).toBeUndefined();
  expect(tree.children[2]).toMatchObject({ properties: {} });
});

it('marks the lists of a page with many steps', () => {
  const buildSteps = (count: number): Element =>
    element(
      'ol',
      ...Array.from({ length: count }, () => element('li', paragraph('点击。'), paragraph('结果：打开。'))),
    );
  const [few, many, more] = [buildSteps(11), buildSteps(4), buildSteps(8)];
  stepResults()({ type: 'root', children: [few] });
  stepResults()({ type: 'root', children: [many, more] });
  expect([few, many, more].map(({ properties }) => properties.className)).toEqual([
    ['steps'],
    ['steps', 'steps--long'],
    ['steps', 'steps--long'],
  ]);
});
