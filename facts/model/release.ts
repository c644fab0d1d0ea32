import * as z from 'zod';
import { type FactOfRecord, type RecordContext, buildFact, line } from './fact';
import { originShape } from './origin';

export const releaseParts = ['added', 'known', 'upgrade'] as const;
export type ReleasePart = (typeof releaseParts)[number];

/** Change with its text and the page about it. A plain line is a change without a page. */
const change = z.union(
  [line.transform((text) => ({ text, page: undefined })), z.strictObject({ text: line, page: line.optional() })],
  { error: '写一行文字，或 {text, page}' },
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
    error: '真实日期要在这条记录写 provenance: public，否则删去日期',
  })
  .transform(({ added, known, upgrade, ...record }) => ({ ...record, parts: { added, known, upgrade } }));

type ReleaseRecord = z.infer<typeof releaseSchema>;

/** Changes in a version of a product. */
export type ReleaseFact = FactOfRecord<'release', ReleaseRecord>;

/** Builds the release of a valid record. Its key is `<area>.release.<name>`. */
export function buildRelease(name: string, record: ReleaseRecord, context: RecordContext): ReleaseFact {
  return buildFact('release', `${context.area}.release.${name}`, record, context);
}
