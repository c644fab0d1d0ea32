/** Compares the STOMP tester for download with the one on the page, which the samples run. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findFactOf } from '../findFact';
import { loadFacts } from '../loadFacts';
import { resolvePage } from '../resolvePage';

const facts = loadFacts('.');
const download = findFactOf(facts, 'download', 'janus.download.stomp-tester');
const published = readFileSync('static/downloads/stomp-tester.mjs');

it('shows the downloaded file unchanged on its page', () => {
  const file = 'docs/janus/api/device/stomp-tester-download.md';
  const { text } = resolvePage(readFileSync(file, 'utf8'), facts, file);
  expect(text).toContain(`\`\`\`javascript title="${String(download?.fileName)}"\n${published.toString()}\`\`\``);
});
