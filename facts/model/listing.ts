import * as z from 'zod';
import { type FactBase, type RecordContext, line } from './fact';
import { originShape } from './origin';

export const listingSchema = z.strictObject({
  ...originShape,
  file: line,
  language: line,
  summary: line,
  text: z.string().min(1),
});

/** Complete file, part of the product or written by its users, shown on several pages. */
export type ListingFact = FactBase & {
  type: 'listing';
  fileName: string;
  /** Language id of the code block. */
  language: string;
  summary: string;
  /** Text of the file. May reference facts. */
  text: string;
};

/** Builds the listing of a valid record. Its key is `<area>.listing.<name>`. */
export function buildListing(name: string, record: z.infer<typeof listingSchema>, context: RecordContext): ListingFact {
  const key = `${context.area}.listing.${name}`;
  return {
    type: 'listing',
    key,
    area: context.area,
    file: context.file,
    origin: context.originOf(key, record),
    fileName: record.file,
    language: record.language,
    summary: record.summary,
    text: record.text.trimEnd(),
  };
}
