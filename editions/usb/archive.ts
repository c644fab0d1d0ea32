import { type Zippable, zipSync } from 'fflate';
import type { Edition } from './deadLinks';

/** Extensions of compressed formats. */
const packed = /\.(?:png|jpg|jpeg|webp|avif|gif|woff2|mp4|webm|zip)$/i;

/**
 * Builds a zip archive with the edition in `folder`. The output is reproducible: entries are sorted and have the
 * earliest date of the format.
 */
export function buildArchive(edition: Edition, folder: string): Uint8Array {
  const entries = [...edition].sort(([left], [right]) => (left < right ? -1 : 1));
  const files: Zippable = Object.fromEntries(
    entries.map(([file, bytes]) => [`${folder}/${file}`, [bytes, { level: packed.test(file) ? 0 : 9 }]]),
  );
  // The library writes local time, so a local date gives the same bytes in every time zone.
  return zipSync(files, { mtime: new Date(1980, 0, 1), os: 0 });
}
