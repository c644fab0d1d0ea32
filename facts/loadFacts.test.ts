import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadFacts } from './loadFacts';

it('loads the same folder once, with or without a slash at its end', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(loadFacts(`${root}/`)).toBe(loadFacts(root));
});
