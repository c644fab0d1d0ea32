/** Type-checks and runs scripts of the open platform on pages and compares their output. */
import { isDeepStrictEqual } from 'node:util';
import type { SourcePage } from '../../content/source/sourcePage';
import { type SampleBlock, findAttribute } from '../blocks/sampleBlock';
import { findOutputFaults } from '../run/outputLines';
import { buildExampleApp } from './exampleApp';
import { type ScriptRun, runScript } from './runScript';
import { describeError } from './scriptError';
import { type Seen, ScriptPage, type Surroundings } from './scriptPage';
import { findScriptTypeFaults, listFunctions } from './scriptTypes';
import { parseSituation, parseUserSteps } from './situation';

const names = listFunctions().map(({ name }) => name);
const call = new RegExp(`\\b(?:${names.join('|')})\\(`);

/** Whether a block is a script of the open platform, which calls one of its functions. */
export function isScript(page: SourcePage, { language, text, untested }: SampleBlock): boolean {
  return page.id.startsWith('open-platform/') && language === 'javascript' && untested === undefined && call.test(text);
}

/** Finds the components and resources that the page around a script contains. */
function buildSurroundings(
  page: SourcePage,
  blocks: readonly SampleBlock[],
  request: Surroundings['request'],
): Surroundings {
  const json = blocks.filter(({ language }) => language === 'json');
  return {
    hasComponent: (name) =>
      page.body.includes(`\`${name}\``) || json.some(({ text }) => new RegExp(`"name": *"${name}"`).test(text)),
    findResource: (name) => blocks.find(({ title }) => title === name || title.endsWith(`/${name}`))?.text,
    request,
  };
}

/** Checks the types of a script and runs it in the situation of its info string. */
export async function examineScript(
  page: SourcePage,
  blocks: readonly SampleBlock[],
  block: SampleBlock,
  request: Surroundings['request'],
): Promise<{ run: ScriptRun | undefined; faults: string[] }> {
  const typeFaults = findScriptTypeFaults(block.text);
  try {
    const app = buildExampleApp();
    const situation = parseSituation(findAttribute(block.meta, 'given') ?? '', app);
    const user = findAttribute(block.meta, 'user');
    const opened = new ScriptPage(app, situation, buildSurroundings(page, blocks, request));
    const run = await runScript(opened, block.text, user === undefined ? undefined : parseUserSteps(user));
    return { run, faults: [...typeFaults, ...run.faults] };
  } catch (error) {
    return { run: undefined, faults: [...typeFaults, describeError(error)] };
  }
}

const kinds: readonly [RegExp, Seen['kind']][] = [
  [/^消息/, 'message'],
  [/^对话框/, 'dialog'],
  [/^菜单/, 'menu'],
  [/^下载/, 'download'],
  [/^字段/, 'field'],
  [/^等待提示/, 'waiting'],
  [/^输出/, 'console'],
];

/** Compares shown texts with the documentation, only the first lines for a page that repeats output. */
function findSeenFaults({ page }: ScriptRun, kind: Seen['kind'], text: string): string[] {
  const lines = page.seen.filter((seen) => seen.kind === kind).flatMap((seen) => seen.text.split('\n'));
  return findOutputFaults(text, page.isRepeating ? lines.slice(0, text.trimEnd().split('\n').length) : lines);
}

/**
 * Compares a block after a script with the page data, returned values or messages of the script. Returns undefined for a
 * block that does not document them.
 */
export function findScriptOutputFaults(run: ScriptRun, { language, title, text }: SampleBlock): string[] | undefined {
  const kind = kinds.find(([pattern]) => pattern.test(title))?.[1];
  if (language === 'text' && kind) return findSeenFaults(run, kind, text);
  if (language !== 'json') return undefined;
  const value: unknown = JSON.parse(text);
  const [, name] = /^(\w+) 的返回值/.exec(title) ?? [];
  if (name !== undefined) {
    const results = run.returned.get(name) ?? [];
    const isReturned = results.some((result) => isDeepStrictEqual(structuredClone(result), value));
    return isReturned ? [] : [`${name} returned ${JSON.stringify(results)}`];
  }
  if (!/^[a-z]\w*(?:\.[a-z]\w*)*$/.test(title) || title.endsWith('.json')) return undefined;
  const shown = run.page.shown.get(title) ?? [];
  const isShown = shown.some((state) => isDeepStrictEqual(JSON.parse(state), value));
  return isShown ? [] : [`page data ${title} was ${shown.join(' and then ') || 'never written'}`];
}
