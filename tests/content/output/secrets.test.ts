import { expect, test } from 'vitest';
import { buildSecretsRule } from './secrets';

const machine = 'tests/content/output/fixtures/secrets/machine';

test('finds the path of the build folder but not similar addresses or sibling folders', async () => {
  const { findings } = await buildSecretsRule('/srv/builder/site').examine(machine);
  expect(findings).toEqual([
    {
      file: 'a.js',
      line: 1,
      message: '构建机器的路径（/srv/bui…）：从源文件删去，并作废',
    },
  ]);
});

test('escapes regular expression characters in the path of the build folder', async () => {
  expect((await buildSecretsRule('/srv/builder/s.te').examine(machine)).findings).toEqual([]);
});
