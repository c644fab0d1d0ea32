import type { SourcePage } from '../content/source/sourcePage';
import type { BlockResult } from './examinePage';

/** Kind of sample that must run on a page, once by default. */
type Requirement = { what: string; command: RegExp; times?: number };

const wanted: Readonly<Record<string, readonly Requirement[]>> = {
  rest: [
    { what: 'a curl call', command: /\bcurl\b/ },
    { what: 'a JavaScript program with the command that starts it (node …)', command: /\bnode\b/ },
    { what: 'a Python program with the command that starts it (python3 …)', command: /\bpython3\b/ },
  ],
  realtime: [{ what: 'a JavaScript client with the command that starts it (node …)', command: /\bnode\b/ }],
};
// Pages about functions of flowcharts in automation/ have no scripts.
const scriptFunction: readonly Requirement[] = [
  { what: 'a script of the open platform, twice', command: /\(/, times: 2 },
];

/** Reports the kinds of samples that must run on the page but did not. */
export function findKindFaults(page: SourcePage, results: readonly BlockResult[]): string[] {
  const kind = page.frontMatter?.kind;
  const isScriptFunction = kind === 'function' && page.id.startsWith('open-platform/');
  const requirements = isScriptFunction ? scriptFunction : typeof kind === 'string' ? (wanted[kind] ?? []) : [];
  const ran = results.filter(({ treatment }) => treatment === 'run');
  return requirements
    .filter(({ command, times = 1 }) => ran.filter(({ block }) => command.test(block.text)).length < times)
    .map(({ what }) => `${page.file}: no sample that runs is ${what}`);
}
