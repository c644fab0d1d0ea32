/**
 * Search page. Its HTML contains the field, the status line and the list of all pages. Results are inserted between
 * them.
 */
import { cutQuery } from '../../../search/protocol/cutQuery';
import { narrowMaxWidthPx, snippetWords, snippetWordsNarrow } from '../../../src/specification';
import { type SearchResult, productFacet } from '../../../search/protocol/query';
import { scrollCheckedIntoView } from '../../../src/search/scrollCheckedIntoView';
import { joinComposed } from '../../../src/search/composition';
import { findSuggestions, noSuggestions } from '../../../src/search/findSuggestions';
import { areWeak } from '../../../src/search/areWeak';
import { describeListEnd } from '../../../src/search/listEnd';
import { dismissKeyboard } from '../../../src/search/dismissKeyboard';
import { type SearchAddress, maxPageCount } from '../../../src/search/searchAddress';
import { type SearchScope, buildPageQueries } from '../../../src/search/searchRequests';
import { createSearchSession } from '../../../src/search/searchSession';
import { pageTexts } from '../../../src/search/pageTexts';
import { failureTexts } from '../../../src/search/searchTexts';
import { describeStatus } from '../../../src/search/statusText';
import { pasteMessage, readComposed } from '../../../src/search/textEvents';
import { searchFolder } from './constants';
import { createElement } from './dom';
import { createFolderSearch } from './folderSearch';
import {
  describeRepair,
  renderEnd,
  renderFailure,
  renderFilter,
  renderHits,
  renderNothing,
  renderPartial,
} from './hits';
import { createScriptFiles } from './scriptFiles';
import { pushAddress, readAddress, replaceAddress } from './searchAddressBar';

const addressDelayMs = 350;

function find<Found extends HTMLElement>(selector: string, type: new () => Found): Found {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`search page: ${selector} not found`);
  return found;
}

/** The edition has one language and one version, so there are no filters. */
function getScope(): SearchScope {
  const words = window.innerWidth <= narrowMaxWidthPx ? snippetWordsNarrow : snippetWords;
  return { indexName: 'docs', facetFilters: [], snippetWords: words };
}

/** Initializes the search page. */
export function startSearchPage(): void {
  const title = find('main h1', HTMLHeadingElement);
  const form = find('main form[role="search"]', HTMLFormElement);
  const input = find('main input[name="q"]', HTMLInputElement);
  const submitButton = find('main form button[type="submit"]', HTMLButtonElement);
  const statusLine = find('main [role="status"]', HTMLElement);
  const allPages = find('main section[aria-labelledby="all-pages"]', HTMLElement);
  const answer = createElement('div');
  allPages.before(answer);

  const files = createScriptFiles(searchFolder);
  const client = createFolderSearch(files);
  const session = createSearchSession(client);
  const siteTitle = document.title.slice(document.title.indexOf(' | '));
  let address = readAddress();
  /** Query and filter of the current history entry. */
  let submitted = address;
  let writeTimer: ReturnType<typeof setTimeout> | undefined;
  /** Index of the first new hit, from pressing "more" until its answer or another query. A retry keeps it. */
  let focusFrom: number | undefined;
  /** Text being composed by an input method. It may contain separators between syllables that the user did not type. */
  let composed: string | undefined;
  /** State that the current result elements were rendered from. */
  let rendered: readonly unknown[] = [];

  function ask(): void {
    focusFrom = undefined;
    const query = joinComposed(address.query, composed ?? '');
    if (query.trim() === '' && composed !== undefined) return; // compositionend follows
    if (query.trim() === '') session.clear();
    else session.search(buildPageQueries(getScope(), { ...address, query }));
  }

  function change(next: Partial<SearchAddress>): void {
    address = { ...address, ...next };
    clearTimeout(writeTimer);
    writeTimer = setTimeout(() => replaceAddress(address), addressDelayMs);
    ask();
  }

  function renderNoHits(query: string, isPartial: boolean): Node {
    const choose = (suggestion: string) => {
      input.value = suggestion;
      change({ query: suggestion, product: '', pageCount: 1 });
      input.focus();
    };
    const screen = renderNothing({ query, suggestions: noSuggestions, isPartial }, choose);
    const isWanted = () => screen.isConnected;
    void findSuggestions({ client, getScope }, { query, seen: [], isWanted }).then((suggestions) => {
      screen.replaceWith(renderNothing({ query, suggestions, isPartial }, choose));
    });
    return screen;
  }

  function renderAnswer([counts, ...pages]: readonly SearchResult[], isPartial: boolean): Node[] {
    if (!counts) return [];
    if (counts.nbHits === 0) return [renderNoHits(counts.query, isPartial)];
    const hits = pages.flatMap((page) => page.hits);
    const total = pages[0]?.nbHits ?? 0;
    const filter = { counts: counts.facets[productFacet] ?? {}, total: counts.nbHits, chosen: address.product };
    const more = () => {
      change(total === 0 ? { product: '', pageCount: 1 } : { pageCount: address.pageCount + 1 });
      focusFrom = hits.length;
    };
    return [
      renderFilter(filter, (product) => change({ product, pageCount: 1 })),
      ...renderHits(hits),
      ...renderEnd(describeListEnd(hits.length, total || counts.nbHits, address.pageCount < maxPageCount), more),
    ];
  }

  /**
   * Restores the focus after the results were replaced: to the same option, the first new hit, the link with the same
   * address, or else the submit button.
   */
  function restoreFocus(focused: Element | null): void {
    if (focusFrom !== undefined && answer.querySelectorAll('li').length > focusFrom) {
      answer.querySelectorAll<HTMLElement>('.SearchPage-hit')[focusFrom]?.focus({ preventScroll: true });
      focusFrom = undefined;
      return;
    }
    if (!focused) return;
    const isSame = (element: Element) =>
      focused instanceof HTMLInputElement
        ? element instanceof HTMLInputElement && element.value === focused.value
        : focused.hasAttribute('href') && element.getAttribute('href') === focused.getAttribute('href');
    const same = [...answer.querySelectorAll<HTMLElement>('a, input')].find(isSame);
    (same ?? submitButton).focus({ preventScroll: true });
  }

  function show(): void {
    const snapshot = session.getSnapshot();
    const { status, results, isPartial = false } = snapshot;
    if (composed !== undefined && results[0]?.nbHits === 0) return; // an incomplete syllable is not a query without results
    const { query } = address;
    const hasQuery = query.trim() !== '' || composed !== undefined;
    const heading = pageTexts.title(query);
    title.textContent = heading;
    document.title = heading + siteTitle;
    allPages.hidden = hasQuery;
    const [counts, page] = results;
    const noHitsText = counts?.nbHits ? pageTexts.nothingIn(address.product, query) : undefined;
    const said = describeStatus(snapshot, { query, count: page?.nbHits, isWeak: areWeak(page?.hits), noHitsText });
    // The no-results and error screens show the message themselves, so the status line is visually hidden.
    const isShownBelow = status === 'error' || (counts?.nbHits === 0 && status === 'idle' && !isPartial);
    const advice = describeRepair(files.findBroken(), searchFolder);
    const spoken = status === 'error' ? `${failureTexts.title()}。${advice}` : said;
    if (status !== 'loading' && statusLine.textContent !== spoken) {
      const line = isShownBelow ? createElement('span', { class: 'visually-hidden' }, spoken) : spoken;
      statusLine.textContent = '';
      statusLine.append(line); // changed only when the text differs, so that screen readers announce it once
    }
    if (status === 'loading' && hasQuery) return; // keep the previous results until new ones arrive
    const next = [status, results, isPartial, hasQuery, address.product];
    if (next.every((value, index) => value === rendered[index])) return; // avoid layout shifts under the pointer
    rendered = next;
    const focused = answer.contains(document.activeElement) ? document.activeElement : null;
    const retry = () => session.retry();
    const partial = isPartial ? [renderPartial(files.findBroken(), searchFolder, retry)] : [];
    const parts =
      status === 'error' ? [renderFailure(files.findBroken(), searchFolder, retry)] : renderAnswer(results, isPartial);
    answer.textContent = '';
    if (hasQuery) answer.append(...partial, ...parts);
    scrollCheckedIntoView(answer.querySelector('fieldset'));
    restoreFocus(focused);
  }

  function follow(): void {
    address = readAddress();
    submitted = address;
    input.value = address.query;
    ask();
    show();
  }

  session.subscribe(show);
  input.addEventListener('input', (event) => {
    composed = readComposed(event);
    change({ query: composed === undefined ? cutQuery(input.value) : input.value, pageCount: 1 });
    show();
  });
  input.addEventListener('compositionend', () => {
    composed = undefined;
    change({ query: cutQuery(input.value), pageCount: 1 });
    show();
  });
  input.addEventListener('paste', (event) => pasteMessage(event, input));
  form.addEventListener('submit', (event) => {
    clearTimeout(writeTimer);
    if (!pushAddress(address, submitted)) return; // the browser submits the form
    submitted = address;
    event.preventDefault();
    dismissKeyboard(input);
  });
  document.addEventListener('click', () => replaceAddress(address), true); // a link may unload the page before the timer fires
  window.addEventListener('popstate', follow);
  client.warmUp();
  follow();
  if (address.query === '') input.focus();
}
