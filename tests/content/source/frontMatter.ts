/** Checks the front matter of every page: required fields by kind, and their values. */
import * as z from 'zod';
import { type PageKind, pageKinds } from '../../../catalog/catalog';
import type { Finding, Rule } from '../finding';
import { type SourcePage, loadSourcePages } from './sourcePage';

const kindsWithTime: ReadonlySet<PageKind> = new Set(['quickstart', 'task', 'tutorial', 'download', 'video']);
const kindsWithApi: ReadonlySet<PageKind> = new Set(['rest', 'realtime']);

/** Builds a schema for a text of `min` to `max` code points. */
function text(min: number, max: number) {
  return z
    .string(`write ${min} to ${max} characters`)
    .refine((value) => [...value].length >= min && [...value].length <= max, {
      error: ({ input }) => `write ${min} to ${max} characters, not ${[...String(input)].length}`,
    });
}

// YAML reads an unquoted date as text in the YAML 1.2 core schema.
const date = z.string('write a date, YYYY-MM-DD').regex(/^\d{4}-\d{2}-\d{2}$/, 'write a date, YYYY-MM-DD');

const frontMatter = z
  .strictObject({
    title: text(2, 24),
    description: text(40, 110).refine((value) => value.endsWith('。'), 'end with 。'),
    kind: z.enum(pageKinds, { error: `use one of: ${pageKinds.join(', ')}` }),
    keywords: z
      .array(z.string('write plain words'), 'write a list of 3 to 10 words')
      .min(3, 'write a list of 3 to 10 words')
      .max(10, 'write a list of 3 to 10 words'),
    last_reviewed: date,
    applies_to: z.array(z.string()).optional(),
    audience: z.array(z.enum(['operator', 'integrator', 'developer'])).optional(),
    time: z.int('write minutes as a number').positive().optional(),
    safety: z.enum(['none', 'electrical', 'motion']).optional(),
    api: z.string().optional(),
    unlisted: z.boolean().optional(),
    draft: z.boolean().optional(),
    slug: z.string().optional(),
  })
  .superRefine(({ kind, time, api }, context) => {
    if (kindsWithTime.has(kind) && time === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['time'],
        message: `a page of kind "${kind}" says how many minutes it takes`,
      });
    }
    if (kindsWithApi.has(kind) && api === undefined) {
      context.addIssue({ code: 'custom', path: ['api'], message: `a page of kind "${kind}" names its operationId` });
    }
  });

const danger = /^\s*:::danger\b/m;
const warning = /^\s*:::(?:danger|warning)\b/m;

function examinePage(page: SourcePage): Finding[] {
  const { file, body } = page;
  if (!page.frontMatter) return [{ file, line: 1, message: 'begin with front matter between --- lines' }];
  const { data, error } = frontMatter.safeParse(page.frontMatter);
  if (error) {
    return error.issues.map(({ path, message }) => ({
      file,
      line: 1,
      message: path.length > 0 ? `${path.join('.')}: ${message}` : message,
    }));
  }
  const { safety = 'none' } = data;
  if (safety !== 'none' && !warning.test(body)) {
    const message = `safety: ${safety}: put a :::danger or :::warning block before the step it limits`;
    return [{ file, line: 1, message }];
  }
  if (safety === 'none' && danger.test(body)) {
    return [{ file, line: 1, message: 'safety: the page has a :::danger block, write motion or electrical' }];
  }
  return [];
}

export const frontMatterRule: Rule = {
  name: 'frontMatter',
  examine(root) {
    const pages = loadSourcePages(root);
    return { findings: pages.flatMap(examinePage), examined: pages.length };
  },
};
