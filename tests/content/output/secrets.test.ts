import { expect, test } from 'vitest';
import { buildSecretsRule } from './secrets';

const machine = 'tests/content/output/fixtures/secrets/machine';

test('finds the path of the build folder but not similar addresses or sibling folders', async () => {
  const { findings } = await buildSecretsRule('/srv/builder/site').examine(machine);
  expect(findings).toEqual([
    {
      file: 'a.js',
      line: 1,
      message: 'path of the machine that built the site (/srv/bui…): remove it from the source and revoke it',
    },
  ]);
});

test('escapes regular expression characters in the path of the build folder', async () => {
  expect((await buildSecretsRule('/srv/builder/s.te').examine(machine)).findings).toEqual([]);
});
