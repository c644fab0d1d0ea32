/**
 * `npm run check:engines [-- ENGINE…]`: tests the main features of the build in Debian's Chromium, Firefox and WebKitGTK,
 * because the tests in `tests/browser/` run only in Chromium. Started by hand, not by `bin/test`:
 *
 *     apt-get install chromium-headless-shell firefox-esr webkit2gtk-driver xvfb
 *
 * Every step also fails on console messages, exceptions and policy violations.
 */
import { withServer } from '../performance/server';
import { puppeteerEngines } from './puppeteerEngines';
import { desktop, hydrated, steps } from './steps';
import { type Engine, see } from './tab';
import { webKit } from './webKit';

const engines: readonly Engine[] = [...puppeteerEngines, webKit];

/** Runs a step. Returns the reasons why it failed. */
async function runStep(baseUrl: string, engine: Engine, title: string): Promise<string[]> {
  const { run, expected, javaScript = true } = steps[title] ?? {};
  const tab = await engine.launch({ javaScript });
  try {
    await tab.resize(desktop);
    const messages: string[] = [];
    const visit = async (path: string) => {
      await tab.goto(`${baseUrl}${path}`);
    };
    const open = async (path: string) => {
      await visit(path);
      await see(tab, hydrated);
      messages.push(...(await tab.takeMessages()));
    };
    await run?.({ tab, visit, open });
    messages.push(...(await tab.takeMessages()));
    return messages.filter((message) => !expected?.test(message));
  } catch (error) {
    return [String(error), ...(await tab.takeMessages())];
  } finally {
    await tab.close();
  }
}

async function run(baseUrl: string): Promise<void> {
  const named = process.argv.slice(2);
  for (const engine of engines.filter(({ name }) => named.length === 0 || named.includes(name))) {
    let passed = 0;
    for (const title of Object.keys(steps)) {
      const failures = await runStep(baseUrl, engine, title);
      if (failures.length === 0) passed += 1;
      console.log([`${failures.length === 0 ? 'ok  ' : 'FAIL'} ${title}`, ...failures].join('\n       '));
    }
    console.log(`${engine.name}: ${passed} of ${Object.keys(steps).length}`);
    if (passed < Object.keys(steps).length) process.exitCode = 1;
  }
}

withServer(run).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
