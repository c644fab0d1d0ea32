import { readFileSync } from 'node:fs';
import stock from '@docusaurus/theme-translations/locales/zh-Hans/theme-common.json';
import { expect, it } from 'vitest';
import { translate } from './translate';

const own = JSON.parse(readFileSync('i18n/zh-Hans/code.json', 'utf8')) as Record<string, { message: string }>;
const published: Record<string, string> = {
  ...stock,

  ...Object.fromEntries(Object.entries(own).map(([id, { message }]) => [id, message])),
};

it('interpolates values into a message', () => {
  expect(translate({ message: '找到 {count} 个结果' }, { count: '3' })).toBe('找到 3 个结果');
  expect(translate({ id: 'x', message: '{其他} {none}' })).toBe('{其他} {none}');
});

it('has the same texts as the published site', () => {
  const files = ['searchTexts', 'dialogTexts', 'pageTexts', 'pageResultsTexts'].map((name) => `src/search/${name}.ts`);
  const source = files.map((file) => readFileSync(file, 'utf8')).join('');
  const texts = [...source.matchAll(/id: '([^']+)',\s*message: '([^']+)'/g)];
  expect(texts.length).toBeGreaterThan(30);
  const different = texts.filter(([, id = '', message]) => published[id] !== undefined && published[id] !== message);
  expect(different.map(([, id = '', message]) => `${id}: ${message} / ${published[id]}`)).toEqual([]);
});
