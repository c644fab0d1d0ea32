import * as z from 'zod';
import { type FactBase, type Home, line, lines } from './fact';
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

/** A file that readers download. Size and checksum only with a source. */
export type DownloadFact = FactBase & {
  type: 'download';
  platform: string;
  fileName: string;
  version: string;
  size: string | undefined;
  sha256: string | undefined;
  contents: readonly string[];
  /** Files that belong to one page of their own, such as the libraries; undefined for the product's packages. */
  group: string | undefined;
};

/** The download of a valid record; its key is `<area>.download.<name>`. */
export function buildDownload(name: string, record: z.infer<typeof downloadSchema>, home: Home): DownloadFact {
  const key = `${home.area}.download.${name}`;
  return {
    type: 'download',
    key,
    area: home.area,
    file: home.file,
    origin: home.originOf(key, record),
    platform: record.platform,
    fileName: record.file,
    version: record.version,
    size: record.size,
    sha256: record.sha256,
    contents: record.contents,
    group: record.group,
  };
}
