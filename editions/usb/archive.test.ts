import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { buildArchive } from './archive';

const bytes = (text: string) => new TextEncoder().encode(text);
const files: readonly [string, Uint8Array][] = [
  ['index.html', bytes('<p>主页</p>'.repeat(100))],
  ['docs/a.html', bytes('a')],
  ['img/p.png', bytes('b'.repeat(500))],
];
const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('the archive', () => {
  const archive = buildArchive(new Map(files), 'folder');

  it('contains the unchanged files in one folder', () => {
    const unzipped = unzipSync(archive);
    expect(Object.keys(unzipped)).toEqual(['folder/docs/a.html', 'folder/img/p.png', 'folder/index.html']);
    expect(new TextDecoder().decode(unzipped['folder/index.html'])).toBe('<p>主页</p>'.repeat(100));
  });

  it('compresses text and stores compressed formats', () => {
    const sizes: Record<string, [number, number]> = {};
    unzipSync(archive, { filter: ({ name, size, originalSize }) => !(sizes[name] = [size, originalSize]) });
    expect(sizes['folder/index.html']?.[0]).toBeLessThan(100);
    expect(sizes['folder/img/p.png']).toEqual([500, 500]);
  });

  it('is identical for any file order and time zone', () => {
    process.env.TZ = 'Pacific/Kiritimati';
    const elsewhere = buildArchive(new Map([...files].reverse()), 'folder');
    expect(Buffer.from(elsewhere).equals(Buffer.from(archive))).toBe(true);
  });
});
