/** Runs the publisher over the built site against a fake hosted service. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, useHosts } from './hostedFixtures';

const doc = '/docs/neptune/user/introduction';
const tsx = ['--import', 'tsx'];
const credentials = { SEARCH_APPLICATION_ID: 'APP', SEARCH_ADMIN_KEY: 'admin-key' };

type Finished = { code: number; output: string };

/** Runs the publisher and returns its exit code and output. */
async function publish(environment: Record<string, string>, ...options: string[]): Promise<Finished> {
  const program = [...tsx, 'search/hosted/publish/run.ts', ...options];
  const running = promisify(execFile)('node', program, { env: { PATH: process.env.PATH, ...environment } });
  try {
    const { stdout, stderr } = await running;
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

test('publishes records that are found and link to their pages', async ({
  page,
  goto,
  services: [first],
}, testInfo) => {
  const target = ['--host', first.origin, '--state', testInfo.outputPath('state.json')];
  const dryRun = await publish(credentials, ...target, '--dry-run');
  expect(dryRun).toMatchObject({
    code: 0,
    output: expect.stringMatching(/records of.*\n.*\n\d+ added, 0 changed/),
  });
  expect(first.indexes.size).toBe(0);

  first.fail({ status: 400 }, /operation/);
  const failed = await publish(credentials, ...target);
  expect(failed).toMatchObject({ code: 1, output: expect.stringContaining('fault 400') });
  first.fail(undefined);
  const resumed = await publish(credentials, ...target);
  expect(resumed).toMatchObject({ code: 0, output: expect.stringMatching(/resuming after.*\ndocs: \d+ records/) });
  expect([...first.indexes.keys()]).toEqual(['docs']);
  for (const { output } of [dryRun, failed, resumed]) expect(output).not.toContain('admin-key');

  await useHosts(page, { hosts: [first.origin], fallsBack: false });
  await goto(doc);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索文档' }).fill('Modbus');
  await expect(page.getByRole('option').locator('mark').first()).toHaveText('Modbus');
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL(doc);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('reports missing settings of the publisher', async ({ services: [first] }) => {
  expect(await publish({}, '--host', first.origin)).toMatchObject({
    code: 2,
    output: expect.stringContaining('set SEARCH_APPLICATION_ID and SEARCH_ADMIN_KEY'),
  });
  expect(await publish(credentials, '--build', 'nowhere')).toMatchObject({
    code: 2,
    output: expect.stringContaining('nowhere holds no readable search index'),
  });
  expect(await publish(credentials, '--all')).toMatchObject({ code: 2 });
  expect(first.calls).toEqual([]);
});
