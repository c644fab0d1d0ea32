import * as z from 'zod';
import { type FactBase, type RecordContext, line } from './fact';
import { originShape } from './origin';

export const releaseParts = ['added', 'known', 'upgrade'] as const;
export type ReleasePart = (typeof releaseParts)[number];

/** Change with its text and the page about it. A plain line is a change without a page. */
const change = z.union(
  [line.transform((text) => ({ text, page: undefined })), z.strictObject({ text: line, page: line.optional() })],
  { error: 'write a line, or {text, page}' },
);
const changes = z.array(change).default([]);

export const releaseSchema = z
  .strictObject({
    ...originShape,
    product: line,
    version: line,
    /** Page with the release notes, if it exists. */
    page: line.optional(),
    date: line.optional(),
    added: changes,
    known: changes,
    upgrade: changes,
  })
  .refine((record) => record.date === undefined || record.provenance === 'public', {
    error: 'a date of a real event needs provenance "public" on the record; remove it otherwise',
  });

export type Change = { text: string; page?: string | undefined };

/** Changes in a version of a product. */
export type ReleaseFact = FactBase & {
  type: 'release';
  product: string;
  version: string;
  page: string | undefined;
  date: string | undefined;
  parts: Readonly<Record<ReleasePart, readonly Change[]>>;
};

/** Builds the release of a valid record. Its key is `<area>.release.<name>`. */
export function buildRelease(name: string, record: z.infer<typeof releaseSchema>, context: RecordContext): ReleaseFact {
  const key = `${context.area}.release.${name}`;
  const { product, version, page, date, added, known, upgrade } = record;
  return {
    type: 'release',
    key,
    area: context.area,
    file: context.file,
    origin: context.originOf(key, record),
    product,
    version,
    page,
    date,
    parts: { added, known, upgrade },
  };
}
