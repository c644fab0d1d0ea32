import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { describeIssues } from '../../../catalog/describeIssues';
import { parseYaml } from '../../../catalog/parseYaml';

export const dataFile = 'contributing/specification.yaml';

const minDifferenceChars = 15;
const testId = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'write a test id in kebab-case');

const entry = z
  .strictObject({
    statement: z.string().min(1),
    /** Files or packages that implement the statement. */
    places: z.array(z.string()).default([]),
    tests: z.array(testId).default([]),
    /** Reason for a deliberate difference, a missing place or a missing test. */
    difference: z.string().min(minDifferenceChars, 'give the reason in a sentence').optional(),
  })
  .refine(({ places, difference }) => places.length > 0 || difference, 'name a place, or give the reason as difference')
  .refine(({ tests, difference }) => tests.length > 0 || difference, 'name a test, or give the reason as difference');

const chapters = z.array(z.strictObject({ chapter: z.string().min(1), entries: z.array(entry).min(1) }));

/** A statement of the specification, its implementation and its tests. */
export type Entry = z.infer<typeof entry>;
export type Chapter = z.infer<typeof chapters>[number];

/** Parses the text of `contributing/specification.yaml`. Throws when an entry is invalid. */
export function parseChapters(text: string): Chapter[] {
  const parsed = chapters.safeParse(parseYaml(text));
  if (parsed.success) return parsed.data;
  throw new Error(
    describeIssues(parsed.error)
      .map((issue) => `${dataFile} ${issue.path}: ${issue.message}`)
      .join('; '),
  );
}

export function loadChapters(root: string): Chapter[] {
  return parseChapters(readFileSync(path.join(root, dataFile), 'utf8'));
}
