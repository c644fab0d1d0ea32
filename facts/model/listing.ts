import * as z from 'zod';
import { type FactOfRecord, type RecordContext, buildFact, line } from './fact';
import { originShape } from './origin';

export const listingSchema = z
  .strictObject({
    ...originShape,
    file: line,
    /** Language id of the code block. */
    language: line,
    summary: line,
    /** Text of the file. May reference facts. */
    text: z
      .string()
      .min(1)
      .transform((text) => text.trimEnd()),
  })
  .transform(({ file: fileName, ...record }) => ({ ...record, fileName }));

type ListingRecord = z.infer<typeof listingSchema>;

/** Complete file, part of the product or written by its users, shown on several pages. */
export type ListingFact = FactOfRecord<'listing', ListingRecord>;

/** Builds the listing of a valid record. Its key is `<area>.listing.<name>`. */
export function buildListing(name: string, record: ListingRecord, context: RecordContext): ListingFact {
  return buildFact('listing', `${context.area}.listing.${name}`, record, context);
}
