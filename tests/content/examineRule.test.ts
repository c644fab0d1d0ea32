import { expect, test } from 'vitest';
import { examineRule } from './examineRule';

test('reports the reason once when a rule cannot run', async () => {
  const broken = {
    name: 'broken',
    examine: () => {
      throw new Error('docs/a.md: the front matter is not YAML');
    },
  };
  const reported = new Set<string>();
  const examinations = [await examineRule(broken, '.', reported), await examineRule(broken, '.', reported)];
  expect(examinations).toEqual([
    { findings: [{ file: '', message: '无法检查：docs/a.md: the front matter is not YAML' }], examined: 1 },
    { findings: [{ file: '', message: '无法检查，原因见上' }], examined: 1 },
  ]);
});
