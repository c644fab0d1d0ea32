/** The STOMP tester that readers download is the one that the page prints and the samples run. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findFactOf } from '../findFact';
import { loadFacts } from '../loadFacts';
import { resolvePage } from '../resolvePage';

const facts = loadFacts('.');
const download = findFactOf(facts, 'download', 'janus.download.stomp-tester');
const published = readFileSync('static/downloads/stomp-tester.mjs');

it('is printed on the page as it is downloaded', () => {
  const file = 'docs/janus/api/device/stomp-tester-download.md';
  const { text } = resolvePage(readFileSync(file, 'utf8'), facts, file);
  expect(text).toContain(`\`\`\`javascript title="${String(download?.fileName)}"\n${published.toString()}\`\`\``);
});
