import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createFold } from '../../text/fold';
import { buildCorpus } from '../buildCorpus';
import { buildFiles } from '../buildFiles';
import { loadCorpus } from '../loadCorpus';
import { writeIndex } from '../writeIndex';
import { buildTraditional } from './traditional';

it('pairs each traditional character with a simplified one of the corpus', () => {
  const fold = createFold(buildTraditional(new Set('设备连网络')));
  expect(fold('設備連網絡')).toBe('设备连网络');
  expect(fold('門')).toBe('門'); // 门 does not occur
});

it('omits characters that pages or common words use', () => {
  expect(createFold(buildTraditional(new Set('着干设')))('著乾設')).toBe('著乾设');
});

it.each(['𬬻', '𫓧', '𬬻𫓧㧑'])('contains pairs of single units only: %s', (rare) => {
  const corpus = buildCorpus({
    language: 'zh-Hans',
    docusaurusTag: 'current',
    body: 'main',
    pages: [{ url: '/a', product: '网关', keywords: [], html: `<main><h1>设备</h1><p>${rare}</p></main>` }],
    names: [],
  });
  const { traditional } = corpus.head.tables;
  expect(traditional).not.toMatch(/[\ud800-\udfff]/);
  expect(createFold(traditional)('鑪鈇設備')).toBe('鑪鈇设备');
  const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
  writeIndex(
    folder,
    buildFiles(corpus, () => 'gateway'),
  );
  expect(loadCorpus(folder).head.tables.traditional).toBe(traditional);
});
