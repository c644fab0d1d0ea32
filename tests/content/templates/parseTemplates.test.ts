import { expect, test } from 'vitest';
import { pageKindNames } from '../../../catalog/catalog';
import { loadTemplates } from './loadTemplates';
import { parseTemplates } from './parseTemplates';

const kindTable = (row: string): string =>
  `| \`kind\` | 名称 | 字数 | 图 | 代码块 |\n| --- | --- | --- | --- | --- |\n${row}\n`;
const template = (kind: string, text: string): string => `\n\`\`\`md template=${kind}\n${text}\n\`\`\`\n`;

test('finds a template with the name of the catalogue for every kind of page', () => {
  const names = [...loadTemplates('.')].map(([kind, { name }]) => [kind, name]);
  expect(Object.fromEntries(names)).toEqual(pageKindNames);
});

test('parses headings, optional sections, free sections, columns and steps in order', () => {
  const text = [
    '## 甲／乙',
    '',
    '<!-- 列：名称、值 -->',
    '<!-- 自由章节 -->',
    '<!-- 可选 -->',
    '',
    '## 第 N 步：【对象】',
  ].join('\n');
  const parsed = parseTemplates(kindTable('| `task` | 任务 | 1～20 | 1 | 2 |') + template('task', text));
  expect(parsed.get('task')).toMatchObject({
    hanChars: { min: 1, max: 20 },
    minFigures: 1,
    minCodeBlocks: 2,
    slots: [
      { type: 'section', headings: ['甲', '乙'], isStep: false, isOptional: false, columns: ['名称', '值'] },
      { type: 'free' },
      { type: 'section', isStep: true, isOptional: true, columns: [] },
    ],
  });
});

test.each([
  ['an unknown kind', template('recipe', '## 甲'), '没有类型“recipe”'],
  ['a kind without a row', template('task', '## 甲'), '“类型总表”缺少 task'],
  ['a row without a template', kindTable('| `task` | 任务 | 不限 | 0 | 0 |'), '类型 task 没有模板'],
  ['two templates for a kind', template('task', '') + template('task', ''), '类型 task 有两个模板'],
])('refuses %s', (_what, markdown, message) => {
  expect(() => parseTemplates(markdown)).toThrow(message);
});
