import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes `headers` for the servers of deploy/ into `dir`: JSON, nginx and Caddy. */
export async function writeServerHeaders(dir: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const lines = (format: (name: string, value: string) => string) =>
    Object.entries(headers)
      .map(([name, value]) => `${format(name, value)}\n`)
      .join('');
  await mkdir(dir, { recursive: true });
  await Promise.all([
    writeFile(path.join(dir, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`),
    writeFile(
      path.join(dir, 'headers.nginx.conf'),
      lines((name, value) => `add_header ${name} "${value}" always;`),
    ),
    writeFile(
      path.join(dir, 'headers.caddy'),
      lines((name, value) => `header ${name} "${value}"`),
    ),
  ]);
}
