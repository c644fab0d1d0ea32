import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findFactOf } from './findFact';
import { loadFacts } from './loadFacts';

it('loads a folder once, with or without a trailing slash', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(loadFacts(`${root}/`)).toBe(loadFacts(root));
});

it('reads the size and checksum of a published download from its file, and again when the file changes', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const tool = path.join(root, 'static', 'downloads', 'tool.mjs');
  for (const folder of ['facts/site', 'static/downloads']) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(
    path.join(root, 'facts', 'site', 'downloads.yaml'),
    'downloads: { tool: { platform: Linux, file: tool.mjs, version: V1, provenance: spec } }',
  );
  const load = () => findFactOf(loadFacts(root), 'download', 'site.download.tool');
  expect(load()).not.toHaveProperty('sha256');
  writeFileSync(tool, 'abc');
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(load()).toMatchObject({ size: '3 B', sha256 });
  writeFileSync(tool, 'abcd');
  expect(load()).toMatchObject({ size: '4 B' });
});
