import type { SourcePage } from '../content/source/sourcePage';
import type { BlockResult } from './examinePage';

/** What must have run on a page: a call, a program; once, unless it says how often. */
type Requirement = { what: string; command: RegExp; times?: number };

const wanted: Readonly<Record<string, readonly Requirement[]>> = {
  rest: [
    { what: 'a curl call', command: /\bcurl\b/ },
    { what: 'a JavaScript program with the command that starts it (node …)', command: /\bnode\b/ },
  ],
  realtime: [{ what: 'a JavaScript client with the command that starts it (node …)', command: /\bnode\b/ }],
};
// Automation has pages of functions, too: blocks of its flowcharts, without a script.
const scriptFunction: readonly Requirement[] = [
  { what: 'a script of the open platform, twice', command: /\(/, times: 2 },
];

/** What the samples of an interface page leave out, which its readers need to run. */
export function findKindFaults(page: SourcePage, results: readonly BlockResult[]): string[] {
  const kind = page.frontMatter?.kind;
  const isScriptFunction = kind === 'function' && page.id.startsWith('open-platform/');
  const requirements = isScriptFunction ? scriptFunction : typeof kind === 'string' ? (wanted[kind] ?? []) : [];
  const ran = results.filter(({ treatment }) => treatment === 'run');
  return requirements
    .filter(({ command, times = 1 }) => ran.filter(({ block }) => command.test(block.text)).length < times)
    .map(({ what }) => `${page.file}: no sample that runs is ${what}`);
}
