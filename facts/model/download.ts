import * as z from 'zod';
import { type FactOfRecord, type RecordContext, buildFact, line, lines } from './fact';
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
    /** Group of files on a page of their own, such as libraries. Undefined for the product's packages. */
    group: line.optional(),
  })
  .refine((record) => record.provenance !== 'assumed' || (record.size === undefined && record.sha256 === undefined), {
    error: 'size 和 sha256 不能是假设：删去',
  })
  .transform(({ file: fileName, ...record }) => ({ ...record, fileName }));

type DownloadRecord = z.infer<typeof downloadSchema>;

/** File for download. Size and checksum require a source. */
export type DownloadFact = FactOfRecord<'download', DownloadRecord>;

/** Builds the download of a valid record. Its key is `<area>.download.<name>`. */
export function buildDownload(name: string, record: DownloadRecord, context: RecordContext): DownloadFact {
  return buildFact('download', `${context.area}.download.${name}`, record, context);
}
