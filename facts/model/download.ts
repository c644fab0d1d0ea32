import * as z from 'zod';
import { type FactBase, type RecordContext, line, lines } from './fact';
import { originShape } from './origin';

export const downloadSchema = z
  .strictObject({
    ...originShape,
    platform: line,
    file: line,
    version: line,
    size: line.optional(),
    sha256: line.optional(),
    contents: lines,
    group: line.optional(),
  })
  .refine((record) => record.provenance !== 'assumed' || (record.size === undefined && record.sha256 === undefined), {
    error: 'size and sha256 are never assumed; remove them',
  });

/** File for download. Size and checksum require a source. */
export type DownloadFact = FactBase & {
  type: 'download';
  platform: string;
  fileName: string;
  version: string;
  size: string | undefined;
  sha256: string | undefined;
  contents: readonly string[];
  /** Group of files on a page of their own, such as libraries. Undefined for the product's packages. */
  group: string | undefined;
};

/** Builds the download of a valid record. Its key is `<area>.download.<name>`. */
export function buildDownload(
  name: string,
  record: z.infer<typeof downloadSchema>,
  context: RecordContext,
): DownloadFact {
  const key = `${context.area}.download.${name}`;
  return {
    type: 'download',
    key,
    area: context.area,
    file: context.file,
    origin: context.originOf(key, record),
    platform: record.platform,
    fileName: record.file,
    version: record.version,
    size: record.size,
    sha256: record.sha256,
    contents: record.contents,
    group: record.group,
  };
}
