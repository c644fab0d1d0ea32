import {
  type Hit,
  adaptWorker,
  buildRequest,
  createSearchClient,
  parseMarkedText,
  postTag,
  preTag,
  startSearchWorker,
} from './browser';

/** Root of the site, ending in a slash. Nothing is fetched from it before the first query. */
const baseUrl = '/';
const client = createSearchClient(() => {
  const pagePath = window.location.pathname.slice(baseUrl.length - 1);
  return adaptWorker(startSearchWorker({ baseUrl, pagePath, savesData: false }));
});

/** Builds a link for a hit, with matches in <mark>. Text nodes only: nothing in a hit becomes HTML. */
function buildItem({ url, hierarchy, _snippetResult }: Hit): HTMLElement {
  const href = baseUrl + url.slice(1);
  const link = Object.assign(document.createElement('a'), { href, textContent: hierarchy.lvl1 ?? url });
  const pieces = parseMarkedText(_snippetResult.content?.value ?? '').map(({ text, isMarked }) =>
    isMarked ? Object.assign(document.createElement('mark'), { textContent: text }) : document.createTextNode(text),
  );
  const item = document.createElement('li');
  item.append(link, ' ', ...pieces);
  return item;
}

/** Shows the hits of a query in a list, and replaces them as more of the index loads, until `signal` is aborted. */
export async function showHits(query: string, list: HTMLElement, signal: AbortSignal): Promise<void> {
  const tags = { highlightPreTag: preTag, highlightPostTag: postTag };
  const request = buildRequest({ query, attributesToSnippet: ['content:10'], ...tags });
  const isWanted = () => !signal.aborted;
  let outcome = await client.search({ requests: [request] });
  if (!outcome.isOk && isWanted()) list.replaceChildren(`No answer: ${outcome.failure}`);
  while (outcome.isOk && isWanted()) {
    list.replaceChildren(...outcome.answers.results.flatMap(({ hits }) => hits).map(buildItem));
    if (!outcome.better) return;
    await outcome.better.arrives;
    if (!isWanted()) return;
    outcome = await outcome.better.ask(); // if that fails, the hits stay as they are
  }
}
