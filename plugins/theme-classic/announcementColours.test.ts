import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeAnnouncementColours } from './announcementColours';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'announcement-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const bar = { id: 'a', content: 'b', isCloseable: true };
const write = (colours: { backgroundColor?: string; textColor?: string }) =>
  readFileSync(writeAnnouncementColours(folder, { ...bar, backgroundColor: '', textColor: '', ...colours }), 'utf8');

describe('writeAnnouncementColours', () => {
  it('writes the colors to a stylesheet', () => {
    const css = write({ backgroundColor: 'var(--doc-surface)', textColor: '#123456' });
    expect(css).toContain('background-color: var(--doc-surface); color: #123456;');
  });

  it('writes an empty stylesheet when no color is configured', () => {
    expect(write({})).toBe('');
  });

  it.each(['red; } body { display: none', 'url(//evil.example)', 'expression(1)'])('throws for %s', (value) => {
    expect(() => write({ textColor: value })).toThrow('is not a CSS colour');
  });
});
