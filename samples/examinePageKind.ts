import type { SourcePage } from '../checks/source/sourcePage';
import type { BlockResult } from './examinePage';

/** What must have run on a page of a kind: a call, a program. */
const wanted: Readonly<Record<string, readonly { what: string; command: RegExp }[]>> = {
  rest: [
    { what: 'a curl call', command: /\bcurl\b/ },
    { what: 'a JavaScript program with the command that starts it (node …)', command: /\bnode\b/ },
  ],
  realtime: [{ what: 'a JavaScript client with the command that starts it (node …)', command: /\bnode\b/ }],
};

/** What the samples of an interface page leave out, which its readers need to run. */
export function findKindFaults(page: SourcePage, results: readonly BlockResult[]): string[] {
  const kind = page.frontMatter?.kind;
  const requirements = typeof kind === 'string' ? (wanted[kind] ?? []) : [];
  const ran = results.filter(({ treatment }) => treatment === 'run');
  return requirements
    .filter(({ command }) => !ran.some(({ block }) => command.test(block.text)))
    .map(({ what }) => `${page.file}: no sample that runs is ${what}`);
}
