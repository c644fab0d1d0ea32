/** The STOMP tester that readers download is the one that the page prints and the samples run. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findFactOf } from '../findFact';
import { loadFacts } from '../loadFacts';
import { resolvePage } from '../resolvePage';

const facts = loadFacts('.');
const download = findFactOf(facts, 'download', 'janus.download.stomp-tester');
const published = readFileSync('static/downloads/stomp-tester.mjs');

it('has the size and checksum that the page promises', () => {
  expect(download?.size).toBe(`${published.length} B`);
  expect(download?.sha256).toBe(createHash('sha256').update(published).digest('hex'));
});

it('is printed on the page as it is downloaded', () => {
  const file = 'docs/janus/api/device/stomp-tester-download.md';
  const { text } = resolvePage(readFileSync(file, 'utf8'), facts, file);
  expect(text).toContain(`\`\`\`javascript title="${String(download?.fileName)}"\n${published.toString()}\`\`\``);
});
