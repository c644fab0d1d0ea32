import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MalformedFileError } from '../protocol/malformedFileError';
import { indexFolder, manifestPath } from '../protocol/manifest';
import { buildCorpus } from './buildCorpus';
import { buildFiles } from './buildFiles';
import { loadCorpus } from './loadCorpus';
import { encodeFile } from './encodeFile';
import { writeIndex } from './writeIndex';

const corpusOf = (title: string) => {
  const html = `<article class="theme-doc-markdown"><h1>${title}</h1><p>正文。</p></article>`;
  const page = { url: '/docs/page', product: '网关', title, keywords: [], html };
  return buildCorpus({ language: 'zh-Hans', docusaurusTag: 'current', pages: [page], names: [] });
};
const filesOf = (title: string) => buildFiles(corpusOf(title), () => 'gateway');

it('writes an index that can be read', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
  writeIndex(folder, filesOf('设备接入'));
  expect(loadCorpus(folder).head.pages).toMatchObject([{ title: '设备接入' }]);
  expect(readdirSync(folder).sort()).toEqual(['assets', manifestPath]);
});

it('reports a truncated manifest as damaged', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
  writeIndex(folder, filesOf('设备接入'));
  const place = path.join(folder, manifestPath);
  writeFileSync(place, readFileSync(place, 'utf8').slice(0, 40));
  expect(() => loadCorpus(folder)).toThrow(new MalformedFileError(`${manifestPath}: no JSON`));
});

it('reports the name of a damaged or invalid file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
  const { manifest, files } = filesOf('设备接入');
  writeIndex(folder, { manifest, files });
  writeFileSync(path.join(folder, indexFolder, manifest.head.file), 'x');
  expect(() => loadCorpus(folder)).toThrow(new MalformedFileError(`${manifest.head.file}: damaged`));
  const { entry, bytes } = encodeFile('names', 'x');
  const wrong = { manifest: { ...manifest, names: entry }, files: new Map([...files, [entry.file, bytes]]) };
  expect(() => {
    writeIndex(folder, wrong);
  }).toThrow(new MalformedFileError(`${entry.file}: not a file of "search 4 names"`));
});

it('keeps the old index when there are no pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
  writeIndex(folder, filesOf('设备接入'));
  const empty = buildCorpus({ language: 'zh-Hans', docusaurusTag: 'current', pages: [], names: [] });
  expect(() => {
    writeIndex(
      folder,
      buildFiles(empty, () => 'gateway'),
    );
  }).toThrow('no pages');
  expect(loadCorpus(folder).head.pages).toMatchObject([{ title: '设备接入' }]);
});

const invert = (bytes: Uint8Array) => bytes.map((byte) => byte ^ 1);

it.each([
  ['head is damaged', 'head', invert],
  ['head is missing', 'head', () => undefined],
  ['text is damaged', 'text-gateway', invert],
] as const)('keeps the old index when the %s', (_what, name, damage) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
  writeIndex(folder, filesOf('设备接入'));
  const before = readFileSync(path.join(folder, manifestPath), 'utf8');
  const { manifest, files } = filesOf('错误码');
  const file = [...files.keys()].find((one) => one.startsWith(`${name}-`)) ?? '';
  const damaged = new Map(files);
  const bytes = damage(files.get(file) ?? new Uint8Array());
  if (bytes) damaged.set(file, bytes);
  else damaged.delete(file);
  expect(() => {
    writeIndex(folder, { manifest, files: damaged });
  }).toThrow(MalformedFileError);
  expect(readFileSync(path.join(folder, manifestPath), 'utf8')).toBe(before);
});
