import { expect, test } from 'vitest';
import { examineRule } from './examineRule';

test('a rule that cannot run is one finding that says why, once', async () => {
  const broken = {
    name: 'broken',
    examine: () => {
      throw new Error('docs/a.md: the front matter is not YAML');
    },
  };
  const told = new Set<string>();
  const examinations = [await examineRule(broken, '.', told), await examineRule(broken, '.', told)];
  expect(examinations).toEqual([
    { findings: [{ file: '', message: 'cannot run: docs/a.md: the front matter is not YAML' }], examined: 1 },
    { findings: [{ file: '', message: 'cannot run, for a reason above' }], examined: 1 },
  ]);
});
