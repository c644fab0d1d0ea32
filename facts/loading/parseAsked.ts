import * as z from 'zod';
import { line } from '../model/fact';
import type { Fault } from '../model/fault';
import type { Asked } from '../model/facts';
import { describeIssues } from './describeIssues';
import { parseYaml } from './parseYaml';

/** In place of the id of a heading: the page itself. */
const pageItself = '/';

const words = z
  .array(line)
  .nonempty('write what readers type')
  .refine((list) => new Set(list).size === list.length, 'write each word once');

const askedSchema = z.strictObject({ asked: z.record(line, z.record(line, words)) });

function parseFile(file: string, text: string): Asked[] | z.ZodError {
  const { data, error } = askedSchema.safeParse(parseYaml(text) ?? {});
  if (error) return error;
  return Object.entries(data.asked).map(([page, sections]): Asked => {
    const { [pageItself]: ofPage = [], ...ofSections } = sections;
    return { file, page, words: ofPage, sections: new Map(Object.entries(ofSections)) };
  });
}

/**
 * Parses one file of `facts/asked/`: what readers type for pages and their sections. Faults are added to `faults`.
 * Whether the sections exist shows when the pages are built.
 */
export function parseAsked(name: string, text: string, faults: Fault[]): readonly Asked[] {
  const file = `facts/${name}`;
  try {
    const parsed = parseFile(file, text);
    if (Array.isArray(parsed)) return parsed;
    for (const { path, message } of describeIssues(parsed)) faults.push({ file, key: path, message });
  } catch (cause) {
    faults.push({ file, key: '', message: `no YAML: ${cause instanceof Error ? cause.message : String(cause)}` });
  }
  return [];
}

/** Pages in a file that is not called after their area, and pages that do not exist. */
export function checkAsked(asked: readonly Asked[], pages: ReadonlySet<string> | undefined, faults: Fault[]): void {
  for (const { file, page } of asked) {
    const area = page.split('/')[0] ?? '';
    if (file !== `facts/asked/${area}.yaml`) faults.push({ file, key: page, message: `move it to asked/${area}.yaml` });
    if (pages && !pages.has(page))
      faults.push({ file, key: page, message: 'no page has this id; correct or remove it' });
  }
}
