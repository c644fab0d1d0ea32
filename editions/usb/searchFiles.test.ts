import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { buildSearchFiles } from './searchFiles';

it('wraps every index file in a script that passes its text', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
  try {
    mkdirSync(path.join(folder, 'assets/search'), { recursive: true });
    writeFileSync(path.join(folder, 'search-index.json'), '{}');
    const text = '设备"\\\n\x1d\x1e\u2028</script>';
    writeFileSync(path.join(folder, 'assets/search/head-0123456789abcdef.txt'), text);
    writeFileSync(path.join(folder, 'assets/search/head-0123456789abcdef.txt.gz'), text);
    const scripts = buildSearchFiles(folder);
    expect([...scripts.keys()]).toEqual([
      'assets/usb/search-index/search-index.js',
      'assets/usb/search-index/head-0123456789abcdef.js',
    ]);
    const taken: [string, string][] = [];
    const takeSearchFile = (name: string, passed: string) => taken.push([name, passed]);
    for (const script of scripts.values()) runInNewContext(script, { takeSearchFile });
    expect(taken).toEqual([
      ['search-index.json', '{}'],
      ['head-0123456789abcdef.txt', text],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
