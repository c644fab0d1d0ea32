import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSourcePages } from '../content/source/sourcePage';
import { type SampleBlock, parseBlocks } from './blocks/sampleBlock';
import { type BlockResult, examinePage } from './examinePage';
import { findKindFaults } from './examinePageKind';
import { type Interfaces, loadInterfaces } from './examine/documentedReplies';
import { type Services, startServices, startTimeoutMs } from './services/startServices';

const pages = loadSourcePages('.')
  .map((page) => ({ file: page.file, page, blocks: parseBlocks(page) }))
  .filter(({ blocks }) => blocks.length > 0);
/** Time for a page with long-running programs. */
const pageTimeoutMs = 180_000;

function isText({ language }: SampleBlock): boolean {
  return language === '' || language === 'text';
}

let services: Services | undefined;
let interfaces: Interfaces;

beforeAll(async () => {
  services = await startServices();
  interfaces = await loadInterfaces();
}, startTimeoutMs);

afterAll(() => services?.stop());

// describe.each shortens long names. The full path lets `-t` select a page.
for (const { file, page, blocks } of pages) {
  describe(file, () => {
    let results: BlockResult[] = [];

    beforeAll(async () => {
      if (services) results = await examinePage(page, services, interfaces);
    }, pageTimeoutMs);

    test.each(
      blocks.flatMap((block, index) =>
        isText(block) ? [] : [[block.line, block.language, block.title, index] as const],
      ),
    )('matches the page for the sample in line %i (%s, “%s”)', (line, _language, _title, index) => {
      expect(results[index]?.faults, `${file}:${line}`).toEqual([]);
    });

    // One test: most of these blocks are messages and diagrams that nothing can run.
    test('prints what the text blocks of the page show', () => {
      const faults = results
        .filter(({ block }) => isText(block))
        .flatMap(({ block, faults: found }) => found.map((fault) => `${file}:${block.line} ${fault}`));
      expect(faults).toEqual([]);
    });

    test('runs the samples that this kind of page requires', () => {
      expect(findKindFaults(page, results)).toEqual([]);
    });
  });
}
