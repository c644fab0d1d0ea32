import { describe, expect, it } from 'vitest';
import { buildCorpus } from '../indexer/buildCorpus';
import { buildRequest } from '../protocol/buildRequest';
import { createSegmentWords } from '../text/segmentWords';
import { createEngine } from './engine';

const faultTable = `
  <table>
    <tr><th>现象</th><th>原因</th><th>处理</th></tr>
    <tr id="按钮没有反应"><td>按钮没有反应</td><td>通信断开</td><td>检查网线</td></tr>
    <tr id="读数不变"><td>读数不变</td><td>采集停止</td><td>重启采集服务</td></tr>
  </table>`;
const pages = [
  ['/docs/a', '触摸屏', `<h2 id="faults">常见问题</h2><p>先看指示灯。</p>${faultTable}`],
  ['/docs/b', '驱动器', '<h2 id="wiring">接线</h2><p>端子与线径。</p>'],
].map(([url = '', title = '', html = '']) => ({
  url,
  title,
  product: '产品',
  keywords: [],
  html: `<article class="theme-doc-markdown"><h1>${title}</h1>${html}</article>`,
}));
const concepts = [{ kind: 'symptom' as const, phrases: ['没有反应', '没动静', '点不动'] }];
const { head, texts } = buildCorpus({ language: 'zh-Hans', docusaurusTag: 't', pages, names: [], concepts });
const engine = createEngine(head, { segment: createSegmentWords() });
texts.forEach(engine.addText);

function search(query: string) {
  const request = buildRequest({
    query,
    attributesToSnippet: ['content:10'],
    highlightPreTag: '[',
    highlightPostTag: ']',
  });
  return engine.answer({ requests: [request] }).results[0]?.hits ?? [];
}
const faults = '/docs/a#faults';
const row = (id: string) => `/docs/a#${encodeURIComponent(id)}`;

describe('a table row with an id', () => {
  it('is one hit with its section, with the address of the row', () => {
    const hits = search('按钮没有反应');
    expect(hits.filter(({ objectID }) => objectID === faults)).toHaveLength(1);
    expect(hits[0]).toMatchObject({ objectID: faults, url: row('按钮没有反应'), hierarchy: { lvl3: '按钮没有反应' } });
  });

  it('is found by cause or remedy', () => {
    expect(search('重启采集服务')[0]?.url).toBe(row('读数不变'));
  });

  it('has a snippet of cause and remedy without bars', () => {
    expect(search('按钮没有反应')[0]?._snippetResult.content?.value).toBe('通信断开 → 检查网线');
  });

  it('leaves a query about several rows to the section', () => {
    expect(search('网线 重启采集服务')[0]?.url).toBe(faults);
  });
});

describe('concepts', () => {
  it('find a symptom that is described in other words', () => {
    expect(search('按钮点不动')[0]?.url).toBe(row('按钮没有反应'));
    expect(search('没动静')[0]?.url).toBe(row('按钮没有反应'));
    expect(search('没动静')[0]).not.toHaveProperty('isWeak');
  });

  it('highlight the words of the text, not those of the query', () => {
    expect(search('没动静')[0]?._highlightResult.hierarchy.lvl3?.value).toBe('按钮[没有反应]');
  });
});

describe('characters of a long question', () => {
  it('find a symptom that shares no word with it, as a weak hit', () => {
    expect(search('数码管读着老样子也没变')[0]).toMatchObject({ url: row('读数不变'), isWeak: true });
  });

  it('find nothing for a short one', () => {
    expect(search('数读变')).toEqual([]);
  });
});

describe('weak hits', () => {
  it('are marked when no section matches half of the query', () => {
    const hits = search('接线员值班表 驱动器');
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.every(({ isWeak }) => isWeak)).toBe(true);
  });

  it('are not marked when a section matches the query', () => {
    expect(search('端子与线径')[0]).not.toHaveProperty('isWeak');
  });
});
