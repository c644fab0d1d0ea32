import { type Hit, type SearchEngine, buildRequest, createEngine, createSegmentWords } from './index';
import { buildCorpus, buildFiles, loadCorpus, writeIndex } from './node';

const heartbeat = '<h2 id="heartbeat">心跳间隔</h2><p>参数 heartbeat_interval，默认 20 s。</p>';
const pages = [
  { url: '/docs/devices', title: '设备接入', text: `<h1>设备接入</h1><p>先选择通信协议。</p>${heartbeat}` },
  { url: '/docs/errors', title: '错误码', text: '<h1>错误码</h1><p>E1001 连接超时：检查网络。</p>' },
].map(({ text, ...page }) => ({
  ...page,
  product: '网关',
  keywords: [],
  html: `<article class="theme-doc-markdown">${text}</article>`,
}));
const names = [{ names: ['心跳'], synonyms: ['keepalive'] }];

/** Writes the index below the folder that is served. Runs when the pages are built. */
export function build(folder: string): void {
  const corpus = buildCorpus({ language: 'zh-Hans', docusaurusTag: 'current', pages, names });
  writeIndex(
    folder,
    buildFiles(corpus, () => 'gateway'),
  );
}

/** Creates an engine that holds the whole index. */
export function load(folder: string): SearchEngine {
  const { head, texts } = loadCorpus(folder);
  const engine = createEngine(head, { segment: createSegmentWords() });
  texts.forEach(engine.addText);
  return engine;
}

/** Returns the best hits of a query, with matches in brackets. */
export function ask(engine: SearchEngine, query: string): Hit[] {
  const tags = { highlightPreTag: '[', highlightPostTag: ']' };
  const { results } = engine.answer({
    requests: [buildRequest({ query, attributesToSnippet: ['content:10'], ...tags })],
  });
  return results.flatMap(({ hits }) => hits);
}
