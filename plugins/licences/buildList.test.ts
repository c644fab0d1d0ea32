import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ListedPackage, buildList } from './buildList';

const listed = (more: Partial<ListedPackage>): ListedPackage => ({
  name: 'a',
  version: '1.0.0',
  licence: 'MIT',
  address: 'https://a.example.com/',
  texts: ['MIT License\nfor a'],
  ...more,
});

const packages = [
  listed({ name: 'react-dom', texts: ['MIT License\nfor React'] }),
  listed({ name: 'clsx', version: '2.0.0', address: undefined }),
  listed({ name: 'react', texts: ['MIT  License for\nReact'] }),
  listed({ name: 'clsx', version: '1.0.0', texts: ['older'] }),
  listed({ name: '@scope/data', licence: 'MIT AND Apache-2.0', texts: ['own', 'others'], use: '搜索索引' }),
];
const rule = `\n\n${'='.repeat(80)}\n\n`;

it('lists the data of each package and equal license texts once', () => {
  const [head, ...sections] = buildList(packages).split(rule);
  expect(head).toContain('开源软件');
  expect(sections).toEqual([
    '@scope/data 1.0.0\n  许可证：MIT AND Apache-2.0\n  主页：https://a.example.com/\n  用途：搜索索引\n\nown\n\nothers',
    'clsx 1.0.0\n  许可证：MIT\n  主页：https://a.example.com/\n\nolder',
    'clsx 2.0.0\n  许可证：MIT\n\nMIT License\nfor a',
    'react 1.0.0\n  许可证：MIT\n  主页：https://a.example.com/\n' +
      'react-dom 1.0.0\n  许可证：MIT\n  主页：https://a.example.com/\n\nMIT  License for\nReact\n',
  ]);
});

it('lists a version once when it is installed twice', () => {
  expect(buildList([...packages, ...packages])).toBe(buildList(packages));
});

it('returns the same list for any order', () => {
  const shuffled = fc.shuffledSubarray(packages, { minLength: packages.length });
  fc.assert(fc.property(shuffled, (order) => buildList(order) === buildList(packages)));
});
