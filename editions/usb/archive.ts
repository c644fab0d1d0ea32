import { type Zippable, zipSync } from 'fflate';
import type { Edition } from './deadLinks';

/** Formats that are compressed already. */
const packed = /\.(?:png|jpg|jpeg|webp|avif|gif|woff2|mp4|webm|zip)$/i;

/**
 * A zip archive with `folder` and the edition in it. The same files give the same bytes: they are sorted, and every one
 * has the earliest date that the format knows.
 */
export function buildArchive(edition: Edition, folder: string): Uint8Array {
  const entries = [...edition].sort(([left], [right]) => (left < right ? -1 : 1));
  const files: Zippable = Object.fromEntries(
    entries.map(([file, bytes]) => [`${folder}/${file}`, [bytes, { level: packed.test(file) ? 0 : 9 }]]),
  );
  // The library writes the local time of the date, so it is made of local time: no time zone shows.
  return zipSync(files, { mtime: new Date(1980, 0, 1), os: 0 });
}
