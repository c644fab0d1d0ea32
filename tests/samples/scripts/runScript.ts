/** Opens a page of the example application with a script, performs the user's steps and leaves the page. */
import { compileFunction } from 'node:vm';
import type { ScriptComponent } from './scriptComponent';
import { describeError } from './scriptError';
import { type ScriptFunctions, buildScriptFunctions } from './scriptFunctions';
import { buildGlobals, chooseFile } from './scriptGlobals';
import type { ScriptPage } from './scriptPage';
import type { UserStep } from './situation';

/** Duration of the visit, in virtual time. */
const visitMs = 30_000;
/** Number of event loop turns for promises between two events. */
const turns = 20;

/** Result of a script: returned values by function, and faults. */
export type ScriptRun = { page: ScriptPage; returned: Map<string, unknown[]>; faults: string[] };

/** Wraps the functions to record their results. */
function watch(functions: ScriptFunctions, returned: Map<string, unknown[]>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(functions).map(([name, run]: [string, (...args: never[]) => unknown]) => [
      name,
      (...args: never[]): unknown => {
        const results = returned.get(name) ?? [];
        returned.set(name, results);
        const result = run(...args);
        const note = (value: unknown): unknown => {
          results.push(value);
          return value;
        };
        return result instanceof Promise ? result.then(note) : note(result);
      },
    ]),
  );
}

async function settle({ outside }: ScriptPage): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await Promise.allSettled(outside);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Builds the default payload of an event: the first row, all rows, an entered value, a selected file. */
function buildPayload(page: ScriptPage, { name }: ScriptComponent, event: string): unknown {
  const rows = page.read(name);
  const records: unknown[] = Array.isArray(rows) ? rows : page.app.devices.map((device) => ({ ...device }));
  switch (event) {
    case 'rowclick':
      return { row: records[0] };
    case 'selectionchange':
      return { keys: page.app.devices.map(({ uuid }) => uuid) };
    case 'pagechange':
      return { page: 2, pageSize: 15 };
    case 'change':
    case 'enter':
      return { value: '190', files: [chooseFile()] };
    case 'update':
    case 'range':
      return { value: 186, inRange: true, time: page.findLatest(page.app.devices[0]?.uuid ?? '')?.time };
    case 'action':
      return { action: 'open', params: { uuid: page.app.devices[0]?.uuid } };
    case 'stale':
      return { time: page.findLatest(page.app.devices[0]?.uuid ?? '')?.time };
    default:
      return {};
  }
}

async function play(page: ScriptPage, steps: readonly UserStep[], faults: string[]): Promise<void> {
  for (const step of steps) {
    if (step.kind === 'answer') page.confirms = step.confirms;
    else if (step.kind === 'wait') await page.clock.advance(step.durationMs, () => settle(page));
    else {
      const component = page.component(step.component);
      const heard = component.fire(step.event, step.payload ?? buildPayload(page, component, step.event));
      if (!heard) faults.push(`the script does not listen to ${step.component}.${step.event}`);
    }
    await settle(page);
  }
}

/** Leaves the page and reports what the script did not clean up. */
async function leave(page: ScriptPage, faults: string[]): Promise<void> {
  for (const listener of page.pageHideListeners) listener();
  await settle(page);
  if (page.subscriptions.size > 0) faults.push('a subscription remains after the page was left (pagehide)');
  if (page.clock.pending > 1) faults.push('a timer remains after the page was left (pagehide)'); // one timer belongs to the device
  if (page.waits.size > 0) faults.push(`the waiting notice on ${[...page.waits].join(', ')} was never removed`);
}

/** Leaves the page and opens it again without data, as `refreshPage` does. */
async function restart(page: ScriptPage): Promise<void> {
  for (const listener of page.pageHideListeners) listener();
  await settle(page);
  page.restart();
}

/** Performs the user's steps on the page, by default every event once. */
async function visit(page: ScriptPage, steps: readonly UserStep[] | undefined, faults: string[]): Promise<void> {
  await settle(page);
  const all = page.listened.map(({ component, event }): UserStep => {
    return { kind: 'event', component: component.name, event, payload: undefined };
  });
  await play(page, steps ?? all, faults);
}

/** Runs `text` as the script of `page`. Never throws: errors become faults. */
export async function runScript(
  page: ScriptPage,
  text: string,
  steps: readonly UserStep[] | undefined,
): Promise<ScriptRun> {
  const faults: string[] = [];
  const returned = new Map<string, unknown[]>();
  const fail = (error: unknown): void => void faults.push(`the script does not handle ${describeError(error)}`);
  const globals = { ...buildGlobals(page, fail), ...watch(buildScriptFunctions(page), returned) };
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', fail);
  try {
    const start = compileFunction(`return (async () => {${text}\n})();`, Object.keys(globals)) as (
      ...values: unknown[]
    ) => Promise<void>;
    for (let visits = 0; visits <= page.refreshes; visits += 1) {
      if (visits > 2) throw new Error('the page refreshes itself again and again');
      if (visits > 0) await restart(page);
      start(...Object.values(globals)).catch(fail);
      await visit(page, visits > 0 ? [] : steps, faults);
    }
    await page.clock.advance(visitMs, () => settle(page));
    page.isRepeating = page.clock.pending > 1 || page.subscriptions.size > 0;
    await leave(page, faults);
  } catch (error) {
    fail(error);
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of others) process.on('unhandledRejection', listener);
  }
  if (returned.size === 0) faults.push('the script ended without a call of a function of the runtime');
  return { page, returned, faults };
}
