import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MalformedFileError } from '../protocol/malformedFileError';
import { manifestPath } from '../protocol/manifest';
import { buildCorpus } from './buildCorpus';
import { buildFiles } from './buildFiles';
import { loadCorpus } from './loadCorpus';
import { writeIndex } from './writeIndex';

const corpusOf = (title: string) => {
  const html = `<article class="theme-doc-markdown"><h1>${title}</h1><p>正文。</p></article>`;
  const page = { url: '/docs/page', product: '网关', title, keywords: [], html };
  return buildCorpus({ language: 'zh-Hans', docusaurusTag: 'current', pages: [page], names: [] });
};
const filesOf = (title: string) => buildFiles(corpusOf(title), () => 'gateway');

it('writes what is read again', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
  writeIndex(folder, filesOf('设备接入'));
  expect(loadCorpus(folder).head.pages).toMatchObject([{ title: '设备接入' }]);
  expect(readdirSync(folder).sort()).toEqual(['assets', manifestPath]);
});

it.each([
  ['damaged', (bytes: Uint8Array) => bytes.map((byte) => byte ^ 1)],
  ['missing', () => undefined],
])('leaves the index that is there when a file of the new one is %s', (_what, damage) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
  writeIndex(folder, filesOf('设备接入'));
  const before = readFileSync(path.join(folder, manifestPath), 'utf8');
  const { manifest, files } = filesOf('错误码');
  const damaged = new Map(files);
  const bytes = damage(files.get(manifest.head.file) ?? new Uint8Array());
  if (bytes) damaged.set(manifest.head.file, bytes);
  else damaged.delete(manifest.head.file);
  expect(() => {
    writeIndex(folder, { manifest, files: damaged });
  }).toThrow(MalformedFileError);
  expect(readFileSync(path.join(folder, manifestPath), 'utf8')).toBe(before);
});
