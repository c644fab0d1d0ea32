import { expect, test } from 'vitest';
import { buildSecretsRule } from './secrets';

const machine = 'tests/content/output/fixtures/secrets/machine';

test('finds the folder that the site was built in, but no address or neighbour that looks like it', async () => {
  const { findings } = await buildSecretsRule('/srv/builder/site').examine(machine);
  expect(findings).toEqual([
    {
      file: 'a.js',
      line: 1,
      message: 'path of the machine that built the site (/srv/bui…): remove it from the source and revoke it',
    },
  ]);
});

test('does not take the build folder for a pattern', async () => {
  expect((await buildSecretsRule('/srv/builder/s.te').examine(machine)).findings).toEqual([]);
});
