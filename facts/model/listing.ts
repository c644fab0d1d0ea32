import * as z from 'zod';
import { type FactBase, type Home, line } from './fact';
import { originShape } from './origin';

export const listingSchema = z.strictObject({
  ...originShape,
  file: line,
  language: line,
  summary: line,
  text: z.string().min(1),
});

/** A file that the product comes with or that its users write, shown whole on more than one page. */
export type ListingFact = FactBase & {
  type: 'listing';
  fileName: string;
  /** As code blocks name it. */
  language: string;
  summary: string;
  /** May name facts. */
  text: string;
};

/** The listing of a valid record; its key is `<area>.listing.<name>`. */
export function buildListing(name: string, record: z.infer<typeof listingSchema>, home: Home): ListingFact {
  const key = `${home.area}.listing.${name}`;
  return {
    type: 'listing',
    key,
    area: home.area,
    file: home.file,
    origin: home.originOf(key, record),
    fileName: record.file,
    language: record.language,
    summary: record.summary,
    text: record.text.trimEnd(),
  };
}
