/** Emoji of several characters, from a page to its snippet. */
import { expect, it } from 'vitest';
import { buildCorpus } from '../indexer/buildCorpus';
import { buildRequest } from '../protocol/buildRequest';
import { createEngine } from './engine';

const mechanic = '👨\u200d🔧';
const scotland = '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';
const title = `维修${mechanic}`;
const sentence = `工程师${mechanic}在${scotland}值班`;
const page = {
  url: '/docs/a',
  product: '甲',
  title,
  keywords: [],
  html: `<div class="theme-doc-markdown"><h1>${title}</h1><p>${sentence}</p></div>`,
};
const { head, texts } = buildCorpus({ language: 'zh-Hans', docusaurusTag: 't', pages: [page], names: [] });

function ask(query: string) {
  const engine = createEngine(head);
  texts.forEach(engine.addText);
  const tags = { highlightPreTag: '[', highlightPostTag: ']' };
  const { results } = engine.answer({
    requests: [buildRequest({ query, attributesToSnippet: ['content:10'], ...tags })],
  });
  return results[0]?.hits.map(({ _highlightResult, _snippetResult }) => [
    _highlightResult.hierarchy.lvl1?.value,
    _snippetResult.content?.value,
  ]);
}

it.each([mechanic, mechanic.replace('\u200d', ''), '👨', '🔧'])('finds %s and marks it as a whole', (query) => {
  expect(ask(query)).toEqual([[`维修[${mechanic}]`, `工程师[${mechanic}]在${scotland}值班`]]);
});

it.each([scotland, '🏴'])('finds %s, too', (query) => {
  expect(ask(query)).toEqual([[title, `工程师${mechanic}在[${scotland}]值班`]]);
});
