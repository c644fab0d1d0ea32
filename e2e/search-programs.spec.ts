/** The two programs beside a hosted search, over the built site: what uploads its index and what answers from it. */
import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, test, useHosts } from './hostedFixtures';

const landing = '/docs/neptune/user/introduction';
const tsx = ['--import', 'tsx'];
const credentials = { SEARCH_APPLICATION_ID: 'APP', SEARCH_ADMIN_KEY: 'admin-key' };

type Finished = { code: number; output: string };

/** Runs the publisher to its end, whatever that is. */
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

test('what is published is found, and leads to its page', async ({ page, goto, services: [first] }, testInfo) => {
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
  expect(resumed).toMatchObject({ code: 0, output: expect.stringMatching(/going on.*\ndocs: \d+ records/) });
  expect([...first.indexes.keys()]).toEqual(['docs']);
  for (const { output } of [dryRun, failed, resumed]) expect(output).not.toContain('admin-key');

  await useHosts(page, { hosts: [first.origin], fallsBack: false });
  await goto(landing);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索文档' }).fill('Modbus');
  await expect(page.getByRole('option').locator('mark').first()).toHaveText('Modbus');
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL(landing);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the publisher says what it lacks', async ({ services: [first] }) => {
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

test('the search server answers from the built index, and stops when it is told to', async ({ page, goto, noise }) => {
  const server = spawn('node', [...tsx, 'search/server/run.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1' },
  });
  const lines = createInterface({ input: server.stdout });
  const exited = new Promise((resolve) => server.on('exit', resolve));
  try {
    const [first] = (await new Promise<unknown[]>((resolve) => lines.once('line', (line) => resolve([line])))) as [
      string,
    ];
    const { port } = JSON.parse(first) as { port: number };
    // Two names of one server: the first call has a second (specification), which a busy machine may need for itself.
    const hosts = ['127.0.0.1', 'localhost'].map((name) => `http://${name}:${String(port)}`);
    await page.context().grantPermissions(['local-network-access']);
    await useHosts(page, { hosts, fallsBack: false });
    await goto('/search?q=Modbus');
    await expect(page.getByText(/^找到 \d+ 个结果$/)).toBeVisible();
    await expect(page.getByRole('main').locator('mark').first()).toHaveText(/modbus/i);
    const rest = noise.filter((line) => !hosts.some((host) => line.startsWith(`foreign request: ${host}/`)));
    expect(rest.length).toBeLessThan(noise.length);
    noise.splice(0, noise.length, ...rest);
  } finally {
    server.kill('SIGTERM');
  }
  expect(await exited).toBe(0);
});
