import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { buildSearchFiles } from './searchFiles';

it('every file of the index becomes a script that hands over its bytes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
  try {
    mkdirSync(path.join(folder, 'assets/search'), { recursive: true });
    writeFileSync(path.join(folder, 'search-index.json'), '{}');
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    writeFileSync(path.join(folder, 'assets/search/head-0123456789abcdef.bin'), bytes);
    writeFileSync(path.join(folder, 'assets/search/head-0123456789abcdef.bin.gz'), bytes);
    const scripts = buildSearchFiles(folder);
    expect([...scripts.keys()]).toEqual([
      'assets/portable/search-index/search-index.js',
      'assets/portable/search-index/head-0123456789abcdef.js',
    ]);
    const taken: [string, Buffer][] = [];
    const takeSearchFile = (name: string, base64: string) => taken.push([name, Buffer.from(base64, 'base64')]);
    for (const script of scripts.values()) runInNewContext(script, { takeSearchFile });
    expect(taken).toEqual([
      ['search-index.json', Buffer.from('{}')],
      ['head-0123456789abcdef.bin', Buffer.from(bytes)],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
