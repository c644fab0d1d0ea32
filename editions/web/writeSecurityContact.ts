import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '../../catalog/brand';
import { findCopyDate } from '../usb/copyDate';

const validDays = 365;

/** Formats security.txt (RFC 9116). `date` is the day of the commit, so that builds are reproducible. */
export function formatSecurityContact({ contact, url, date }: { contact: string; url: string; date: string }): string {
  if (!/^(?:mailto|https):/.test(contact))
    throw new Error(`securityContact in catalog/brand.ts: "${contact}" is not a mailto: or https: address`);
  const expires = new Date(Date.parse(date) + validDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${new URL('/.well-known/security.txt', url).href}`,
    '',
  ].join('\n');
}

/** Writes security.txt when a contact is configured. */
export async function writeSecurityContact({
  siteDir,
  buildDir,
}: {
  siteDir: string;
  buildDir: string;
}): Promise<void> {
  const { securityContact: contact, url } = brand;
  if (contact === undefined) return;
  const date = findCopyDate(siteDir, process.env);
  if (date === undefined) throw new Error('security.txt needs the date of a commit or SOURCE_DATE_EPOCH');
  const folder = path.join(buildDir, '.well-known');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'security.txt'), formatSecurityContact({ contact, url, date }));
}
