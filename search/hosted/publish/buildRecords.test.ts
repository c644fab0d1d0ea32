import { describe, expect, it } from 'vitest';
import type { Corpus } from '../../indexer/buildCorpus';
import { buildRecords, maxRecordBytes } from './buildRecords';

const tables = { readings: [], wordReadings: [], traditional: '', synonyms: [], concepts: [] };
const corpus: Corpus = {
  head: {
    language: 'zh-Hans',
    docusaurusTag: 'docs-default-current',
    pages: [{ url: '/docs/a', product: 'A & B', title: '设备 <ID>', keywords: ['旧名'] }],
    sections: [
      { page: 0, level: 1, anchor: '', headings: [] },
      { page: 0, level: 2, anchor: '配置', headings: ['配置'] },
      { page: 0, level: 2, anchor: '配置', headings: ['配置'] },
    ],
    tables,
  },
  texts: [
    { firstSection: 0, sections: [{ content: '第一段\n第二段', code: '#include <stdio.h>' }] },
    {
      firstSection: 1,
      sections: [
        { content: '', code: '' },
        { content: '同名', code: '' },
      ],
    },
  ],
};

function withContent(content: string): Corpus {
  const [first] = corpus.texts;
  return { ...corpus, texts: [{ firstSection: first?.firstSection ?? 0, sections: [{ content, code: '' }] }] };
}

describe('records for the hosted service', () => {
  it('have a section each, with all members for hits and filters, escaped', () => {
    const [page] = buildRecords(corpus);
    expect(page).toEqual({
      objectID: '/docs/a',
      url: '/docs/a',
      type: 'lvl1',
      hierarchy: { lvl0: 'A &amp; B', lvl1: '设备 &lt;ID&gt;' },
      content: '第一段\n第二段',
      code: '#include &lt;stdio.h&gt;',
      keywords: ['旧名'],
      language: 'zh-Hans',
      docusaurus_tag: 'docs-default-current',
      weight: { level: 0, position: 0 },
      hash: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
    });
  });

  it('have their address as id, unique and stable', () => {
    const ids = buildRecords(corpus).map(({ objectID }) => objectID);
    expect(ids).toEqual(['/docs/a', '/docs/a#%E9%85%8D%E7%BD%AE', '/docs/a#%E9%85%8D%E7%BD%AE 2']);
    expect(buildRecords(corpus)).toEqual(buildRecords(corpus));
  });

  it('have unique ids for any addresses', () => {
    const anchors = ['', 'x', 'x', 'x~2', 'x 2', 'x%202'];
    const sections = anchors.map((anchor) => ({ page: 0, level: anchor === '' ? 1 : 2, anchor, headings: [] }));
    const texts = [{ firstSection: 0, sections: anchors.map(() => ({ content: '正文', code: '' })) }];
    const ids = buildRecords({ head: { ...corpus.head, sections }, texts }).map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(anchors.length);
  });

  it('have another hash when a text changes', () => {
    const [before, after] = ['一', '二'].map((content) => buildRecords(withContent(content))[0]?.hash);
    expect(before).not.toBe(after);
  });

  it('stay below the service’s limit, with all of the text, cut between passages', () => {
    const passages = Array.from({ length: 400 }, (_, index) => `第 ${String(index)} 段，${'内容'.repeat(30)}。`);
    const records = buildRecords(withContent(passages.join('\n')));
    expect(records.length).toBeGreaterThan(1);
    for (const record of records) expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThanOrEqual(maxRecordBytes);
    expect(records.map(({ content }) => content).join('\n')).toBe(passages.join('\n'));
    expect(new Set(records.map(({ code }) => code))).toEqual(new Set(['']));
    expect(new Set(records.map(({ url }) => url)).size).toBe(1);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  });

  it('are marked when many pages have their heading', () => {
    const pages = [0, 1, 2, 3].map((index) => ({
      url: `/docs/${String(index)}`,
      product: 'A',
      title: '页',
      keywords: [],
    }));
    const sections = pages.map((_, page) => ({ page, level: 2, anchor: 'x', headings: ['下一步'] }));
    const own = { page: 0, level: 2, anchor: 'y', headings: ['心跳'] };
    const head = { ...corpus.head, pages, sections: [...sections, own] };
    const texts = [{ firstSection: 0, sections: head.sections.map(() => ({ content: '正文', code: '' })) }];
    expect(buildRecords({ head, texts }).map(({ hasCommonHeading }) => hasCommonHeading)).toEqual([
      true,
      true,
      true,
      true,
      undefined,
    ]);
  });

  it('are refused when text and sections are inconsistent', () => {
    expect(() =>
      buildRecords({ ...corpus, texts: [{ firstSection: 9, sections: [{ content: '', code: '' }] }] }),
    ).toThrow('section 9, which does not exist');
  });

  it('are refused when names leave no space for text', () => {
    const { head } = corpus;
    const pages = head.pages.map((page) => ({ ...page, keywords: ['名'.repeat(3300)] }));
    expect(() => buildRecords({ ...corpus, head: { ...head, pages } })).toThrow('/docs/a: its names leave no room');
  });
});
