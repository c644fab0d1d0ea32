import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CorpusHead } from '../protocol/corpus';
import { parseHead } from '../protocol/headFile';
import { MalformedFileError } from '../protocol/malformedFileError';
import { type IndexFile, parseManifest } from '../protocol/manifest';
import { checkIntact, decodeText } from '../protocol/indexText';
import { addNames, parseNames } from '../protocol/namesFile';
import { parseText } from '../protocol/textFile';
import { type Corpus, type CorpusSource, buildCorpus } from './buildCorpus';
import { buildFiles } from './buildFiles';

const body = (html: string) => `<div class="theme-doc-markdown">${html}</div>`;
const source: CorpusSource = {
  language: 'zh-Hans',
  docusaurusTag: 'docs-default-current',
  pages: [
    {
      url: '/docs/a',
      product: '甲',
      title: '参数长度',
      keywords: ['别名', '旧名'],
      sectionKeywords: new Map([['other', ['重来', '再 试']]]),
      html: body(
        '<h1>参数长度</h1><p>软件和数据</p><h2 id="地址">地址</h2><pre>x = 1</pre><h4 id="other">重新 调试</h4>',
      ),
    },
    { url: '/docs/b', product: '乙', title: '乙页', keywords: [], html: body('<h1>乙页</h1>') },
    {
      url: '/docs/c',
      product: '甲',
      title: '告警',
      keywords: [],
      html: body('<h1>告警</h1><h2 id="mqtt-50-a_b">MQTT 5.0（a_b）</h2><p>😀 設</p>'),
    },
  ],
  names: [
    { names: ['告警', 'alarm'], synonyms: ['警报'] },
    { names: ['不在页面上'], synonyms: ['x'] },
  ],
};
const corpus = buildCorpus(source);
const buildNamed = (one: Corpus) => buildFiles(one, (product) => (product === '甲' ? 'a' : 'b'));
const built = buildNamed(corpus);

function read(name: string): Uint8Array {
  const file = [...built.files].find(([known]) => known.startsWith(name));
  if (!file) throw new Error(`no file ${name}`);
  return file[1];
}

it('refuses keywords for a missing section', () => {
  const pages = source.pages.map((page) => ({ ...page, sectionKeywords: new Map([['gone', ['旧']]]) }));
  expect(() => buildCorpus({ ...source, pages })).toThrow('/docs/a#gone');
});

describe('index files', () => {
  it('contain the whole corpus', () => {
    expect(parseManifest(JSON.parse(JSON.stringify(built.manifest)))).toEqual(built.manifest);
    const { texts } = built.manifest;
    const namesRead = parseNames(decodeText(read('names')), source.pages.length);
    expect(addNames(parseHead(decodeText(read('head'))), namesRead)).toEqual(corpus.head);
    const parsed = texts.map((file) => ({
      firstSection: file.firstSection,
      sections: parseText(decodeText(read(file.file)), file.sections),
    }));
    expect(parsed.flatMap(({ sections }) => sections)).toEqual(corpus.texts.flatMap(({ sections }) => sections));
  });

  it('contain neighbouring products together, up to a maximum size', () => {
    const page = (url: string, product: string, chars: number) => ({
      ...source.pages[0],
      url,
      product,
      title: url,
      keywords: [],
      sectionKeywords: new Map(),
      html: body(`<h1>${url}</h1><p>${'字'.repeat(chars)}</p>`),
    });
    const pages = [page('/a', '甲', 250_000), page('/b', '乙', 100_000), page('/c', '丙', 60_000), page('/d', '丁', 9)];
    const { texts } = buildNamed(buildCorpus({ ...source, pages })).manifest;
    expect(texts.map(({ firstSection, sections }) => [firstSection, sections])).toEqual([
      [0, 2],
      [2, 2],
    ]);
    expect(texts.every(({ file }) => /^text-[ab]-/.test(file))).toBe(true);
  });

  it.each(['', '网关', 'a/b', 'a.b'])('are never named %j, which browsers would refuse', (name) => {
    expect(() => buildFiles(corpus, () => name)).toThrow(`"${name}"`);
  });

  it('are the same bytes when built twice', () => {
    expect(buildNamed(buildCorpus(structuredClone(source)))).toEqual(built);
  });

  it('have another name when a page changes', () => {
    const pages = source.pages.map((page) => ({ ...page, html: page.html.replace('软件', '软 件') }));
    const changed = buildNamed(buildCorpus({ ...source, pages }));
    expect(changed.manifest.texts[0]?.file).not.toBe(built.manifest.texts[0]?.file);
    expect(changed.manifest.head).toEqual(built.manifest.head);
  });
});

describe('damaged files', () => {
  const head = new Uint8Array(read('head'));
  const text = new Uint8Array(read('text-a'));
  const { manifest } = built;
  const [textFile] = manifest.texts;

  /** Bytes that are flipped, truncated and repeated. */
  const damage = (bytes: Uint8Array) =>
    fc
      .tuple(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 5 }),
        fc.nat(bytes.length),
        fc.nat(bytes.length),
        fc.nat(3),
      )
      .map(([changes, from, to, times]) => {
        const damaged = Uint8Array.from(bytes);
        for (const [place, byte] of changes) damaged[place] = byte;
        const part = damaged.subarray(Math.min(from, to), Math.max(from, to));
        return Uint8Array.from([
          ...damaged.subarray(0, from),
          ...new Array<Uint8Array>(times).fill(part).flatMap((one) => [...one]),
        ]);
      });

  it('are refused by their hash', () => {
    fc.assert(
      fc.property(damage(head), (bytes) => {
        if (Buffer.compare(bytes, head) !== 0)
          expect(() => checkIntact(bytes, manifest.head)).toThrow(MalformedFileError);
      }),
    );
  });

  /** Wrong files with a correct hash. A parser that never ends meets the time limit of its test. */
  const refusesOrReads = (parse: (damaged: string) => unknown, good: string) => {
    const bytes = new TextEncoder().encode(good);
    fc.assert(
      fc.property(damage(bytes), (damaged) => {
        try {
          parse(new TextDecoder().decode(damaged));
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedFileError);
        }
      }),
      { numRuns: 1000 },
    );
  };

  it('throw the same error when the text inside is wrong', () => {
    refusesOrReads((damaged) => parseHead(damaged), decodeText(head));
    refusesOrReads((damaged) => parseNames(damaged, source.pages.length), decodeText(read('names')));
    if (textFile) refusesOrReads((damaged) => parseText(damaged, textFile.sections), decodeText(text));
  });
});

it('are refused when a head has more or fewer pages of a product than announced', () => {
  const headOf = (products: string) =>
    ['search 3 head', 'zh\nt\n', products, '/a\n', '标题\n', '\n', '', '', '', '', '', '', ''].join('\x1d');
  expect(parseHead(headOf('甲\x1f1\n')).pages).toHaveLength(1);
  for (const count of ['0', '2', '9999999', '1\n乙\x1f9999999', '1\x1f1', '-1']) {
    expect(() => parseHead(headOf(`甲\x1f${count}\n`))).toThrow(MalformedFileError);
  }
});

it('are refused when pages of a product are not contiguous', () => {
  const [first, second] = corpus.head.pages;
  if (!first || !second) throw new Error('the corpus has pages');
  const pages = [first, { ...second, product: '乙' }, first];
  expect(() => buildFiles({ ...corpus, head: { ...corpus.head, pages } }, () => 'a')).toThrow('甲');
});

it('keeps any head, with any names of pages', () => {
  const line = fc.string({ unit: fc.constantFrom('设', '备', 'a', 'B', ' ', '-', '_', '（', '.', '1') });
  const head = fc
    .array(
      fc.tuple(
        line,
        line,
        fc.array(
          line.filter((keyword) => keyword !== ''),
          { maxLength: 3 },
        ),
        fc.array(fc.tuple(fc.integer({ min: 2, max: 7 }), line, line), { maxLength: 4 }),
      ),
      { maxLength: 5 },
    )
    .map((pages): CorpusHead => ({
      language: 'zh-Hans',
      docusaurusTag: 't',
      pages: pages.map(([url, title, keywords]) => ({ url, product: '甲', title, keywords })),
      sections: pages.flatMap(([, , , below], page) => {
        const path: [number, string][] = [];
        const sections = below.map(([level, heading, anchor]) => {
          while ((path[path.length - 1]?.[0] ?? 0) >= level) path.pop();
          path.push([level, heading]);
          const section = { page, level, anchor: anchor === '' ? 'x' : anchor, headings: path.map(([, one]) => one) };
          return heading.length > 2 ? { ...section, keywords: [heading, 'x'] } : section;
        });
        return [{ page, level: 1, anchor: '', headings: [] }, ...sections];
      }),
      tables: { readings: [], wordReadings: [], traditional: '', synonyms: [], concepts: [] },
    }));
  fc.assert(
    fc.property(head, (one) => {
      const texts = [{ firstSection: 0, sections: one.sections.map(() => ({ content: '', code: '' })) }];
      const { manifest, files } = buildFiles({ head: one, texts }, () => 'a');
      const textOf = (file: IndexFile) => decodeText(files.get(file.file) ?? new Uint8Array());
      const names = parseNames(textOf(manifest.names), one.pages.length);
      expect(addNames(parseHead(textOf(manifest.head)), names)).toEqual(one);
    }),
  );
});
