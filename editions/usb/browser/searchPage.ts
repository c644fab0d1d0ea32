/** The search page: the field, status line and list of all pages are in its HTML; what is found is put between them. */
import { cutQuery } from '../../../search/protocol/cutQuery';
import { narrowMaxWidthPx, snippetWords, snippetWordsNarrow } from '../../../src/specification';
import { type SearchResult, productFacet } from '../../../search/protocol/query';
import { bringChosenIntoView } from '../../../src/search/bringChosenIntoView';
import { joinComposed } from '../../../src/search/composition';
import { findSuggestions, noSuggestions } from '../../../src/search/findSuggestions';
import { areWeak } from '../../../src/search/hitGroups';
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
  if (!(found instanceof type)) throw new Error(`search page: no ${selector}`);
  return found;
}

/** One language and one version are all there is, so nothing is filtered. */
function getScope(): SearchScope {
  const words = window.innerWidth <= narrowMaxWidthPx ? snippetWordsNarrow : snippetWords;
  return { indexName: 'docs', facetFilters: [], snippetWords: words };
}

/** Brings the search page to life. */
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
  /** What was asked when an entry of the browser's history was last made or come back to. */
  let finished = address;
  let writeTimer: ReturnType<typeof setTimeout> | undefined;
  let focusFrom: number | undefined;
  /** What an input method is writing: what stands between its syllables is its own and not the reader's. */
  let composed: string | undefined;
  /** What the elements of the answer show. */
  let drawn: readonly unknown[] = [];

  function ask(): void {
    const query = joinComposed(address.query, composed ?? '');
    if (query.trim() === '' && composed !== undefined) return; // the finished word follows
    if (query.trim() === '') session.clear();
    else session.ask(buildPageQueries(getScope(), { ...address, query }));
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
      focusFrom = hits.length;
      change(total === 0 ? { product: '', pageCount: 1 } : { pageCount: address.pageCount + 1 });
    };
    return [
      renderFilter(filter, (product) => change({ product, pageCount: 1 })),
      ...renderHits(hits),
      ...renderEnd(describeListEnd(hits.length, total || counts.nbHits, address.pageCount < maxPageCount), more),
    ];
  }

  /**
   * What had the focus has been replaced: it goes to the same choice, to the first hit beyond where the last ended, to
   * the link to the same place, or else to the button that asks.
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
    if (composed !== undefined && results[0]?.nbHits === 0) return; // half a syllable is no question that went unanswered
    const { query } = address;
    const hasQuery = query.trim() !== '' || composed !== undefined;
    const heading = pageTexts.title(query);
    title.textContent = heading;
    document.title = heading + siteTitle;
    allPages.hidden = hasQuery;
    const [counts, page] = results;
    const nothing = counts?.nbHits ? pageTexts.nothingIn(address.product, query) : undefined;
    const said = describeStatus(snapshot, { query, count: page?.nbHits, isWeak: areWeak(page?.hits), nothing });
    // Nothing found and failure have a screen of their own, which is not read out.
    const isShownBelow = status === 'error' || (counts?.nbHits === 0 && status === 'idle' && !isPartial);
    const advice = describeRepair(files.findBroken(), searchFolder);
    const spoken = status === 'error' ? `${failureTexts.title()}。${advice}` : said;
    if (status !== 'loading' && statusLine.textContent !== spoken) {
      const line = isShownBelow ? createElement('span', { class: 'visually-hidden' }, spoken) : spoken;
      statusLine.textContent = '';
      statusLine.append(line); // changed only when there is something new to be read out
    }
    if (status === 'loading' && hasQuery) return; // what was found before stays until there is more
    const next = [status, results, isPartial, hasQuery, address.product];
    if (next.every((value, index) => value === drawn[index])) return; // nothing moves under a finger for nothing
    drawn = next;
    const focused = answer.contains(document.activeElement) ? document.activeElement : null;
    const retry = () => session.retry();
    const partial = isPartial ? [renderPartial(files.findBroken(), searchFolder, retry)] : [];
    const parts =
      status === 'error' ? [renderFailure(files.findBroken(), searchFolder, retry)] : renderAnswer(results, isPartial);
    answer.textContent = '';
    if (hasQuery) answer.append(...partial, ...parts);
    bringChosenIntoView(answer.querySelector('fieldset'));
    restoreFocus(focused);
  }

  function follow(): void {
    address = readAddress();
    finished = address;
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
    if (!pushAddress(address, finished)) return; // the browser loads the page anew
    finished = address;
    event.preventDefault();
    dismissKeyboard(input);
  });
  document.addEventListener('click', () => replaceAddress(address), true); // a link may lead away before the time is over
  window.addEventListener('popstate', follow);
  client.warmUp();
  follow();
  if (address.query === '') input.focus();
}
