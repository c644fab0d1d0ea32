/** Renders search results. Text from the index only becomes text nodes and `<mark>`. */
import type { TextPiece } from '../../../search/protocol/markedText';
import type { Hit } from '../../../search/protocol/query';
import type { Suggestions } from '../../../src/search/findSuggestions';
import { areWeak } from '../../../src/search/areWeak';
import { type ShownHit, findShownHits } from '../../../src/search/hitGroups';
import { readHitTexts } from '../../../src/search/hitTexts';
import type { ListEnd } from '../../../src/search/listEnd';
import { storePendingHit } from '../../../src/search/notePendingHit';
import { pageResultsTexts } from '../../../src/search/pageResultsTexts';
import { failureTexts, hitLabels, noResultsTexts, resultTexts } from '../../../src/search/searchTexts';
import { pageFileOf } from '../protocol/names';
import { feedbackUrl, siteUrl } from './constants';
import { createElement } from './dom';

function markedText(pieces: readonly TextPiece[]): (string | Node)[] {
  return pieces.map(({ text, isMarked }) => (isMarked ? createElement('mark', {}, text) : text));
}

function renderSummary(hit: Hit): HTMLElement[] {
  const { title, path, snippet, matchedKeyword } = readHitTexts(hit);
  const separator = (): Node => createElement('span', { class: 'HitSummary-separator' }, ' › ');
  const way = path.flatMap((pieces) => [separator(), ...markedText(pieces)]);
  return [
    createElement('span', { class: 'HitSummary-title' }, ...markedText(title)),
    createElement('span', { class: 'HitSummary-path' }, hit.hierarchy.lvl0 ?? '', ...way),
    ...(snippet.length > 0 ? [createElement('span', { class: 'HitSummary-snippet' }, ...markedText(snippet))] : []),
    ...(matchedKeyword.length > 0
      ? [
          createElement(
            'span',
            { class: 'HitSummary-matchedKeyword' },
            hitLabels.matchedKeyword(),
            ...markedText(matchedKeyword),
          ),
        ]
      : []),
  ];
}

function renderHit({ hit, path, words }: ShownHit): HTMLElement {
  const link = createElement('a', { class: 'SearchPage-hit', href: `./${pageFileOf(path)}` }, ...renderSummary(hit));
  // Store the words to highlight on the target page, in this tab or another.
  const storeHit = (): void => {
    storePendingHit({ path: link.href, words });
  };
  link.addEventListener('click', storeHit);
  link.addEventListener('auxclick', storeHit);
  return createElement('li', {}, link);
}

/** Renders the hits as links into this folder. Omits hits outside the site. */
export function renderHits(hits: readonly Hit[]): HTMLElement[] {
  const list = createElement('ol', { class: 'SearchPage-hits' }, ...findShownHits(hits, [siteUrl]).map(renderHit));
  return areWeak(hits) ? [createElement('h2', { class: 'SearchPage-weak' }, resultTexts.weak()), list] : [list];
}

function renderButton(className: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: className }, text);
  button.addEventListener('click', onClick);
  return button;
}

/** Renders the button and the note below the hits. */
export function renderEnd({ button, note }: ListEnd, onMore: () => void): HTMLElement[] {
  return [
    ...(button === undefined ? [] : [renderButton('SearchPage-more', button, onMore)]),
    ...(note === undefined ? [] : [createElement('p', { class: 'SearchPage-status' }, note)]),
  ];
}

export type Filter = { counts: Readonly<Record<string, number>>; total: number; chosen: string };

/** Renders the product filter. */
export function renderFilter({ counts, total, chosen }: Filter, onChoose: (product: string) => void): HTMLElement {
  const products = Object.entries(counts).sort(([, left], [, right]) => right - left);
  const unknown: [string, number][] = chosen === '' || chosen in counts ? [] : [[chosen, 0]];
  const choices = [['', total] as const, ...products, ...unknown].map(([value, count]) => {
    const radio = createElement('input', { type: 'radio', class: 'SearchPage-radio', name: 'product', value });
    radio.checked = value === chosen;
    radio.addEventListener('change', () => onChoose(value));
    const number = createElement('span', { class: 'SearchPage-count' }, String(count));
    const label = value === '' ? pageResultsTexts.allProducts() : value;
    const text = createElement('span', { class: 'SearchPage-choiceText' }, `${label} `, number);
    return createElement('label', { class: 'SearchPage-choice' }, radio, text);
  });
  const legend = createElement('legend', { class: 'visually-hidden' }, pageResultsTexts.products());
  return createElement('fieldset', { class: 'SearchPage-filter' }, legend, ...choices);
}

/** Data of the screen for a query without results. */
export type Nothing = {
  query: string;
  suggestions: Suggestions;
  /** Whether parts of the index failed to load. Then a missing page must not be reported. */
  isPartial: boolean;
};

/** Renders suggestions and the feedback link for a query without results. */
export function renderNothing(
  { query, suggestions, isPartial }: Nothing,
  onChoose: (query: string) => void,
): HTMLElement {
  const buttons = suggestions.queries.map((name) =>
    createElement(
      'li',
      {},
      renderButton('Screen-button', name, () => onChoose(name)),
    ),
  );
  const help = createElement('p', { class: 'Screen-help' }, '试着缩短搜索词，或只留一个关键词。');
  const title = createElement(
    'p',
    { class: 'Screen-title' },
    createElement('span', { class: 'Screen-label' }, noResultsTexts.title()),
    '“',
    createElement('strong', {}, query),
    '”',
  );
  const list = createElement(
    'div',
    { class: 'Screen-suggestions' },
    createElement('p', { class: 'Screen-help' }, noResultsTexts.suggestions()),
    createElement('ul', {}, ...buttons),
  );
  const headings = createElement(
    'div',
    { class: 'Screen-suggestions' },
    createElement('p', { class: 'Screen-help' }, noResultsTexts.headings()),
    ...renderHits(suggestions.headings),
  );
  const canReport = !isPartial && feedbackUrl !== '';
  const link = createElement('a', { href: feedbackUrl + encodeURIComponent(query) }, noResultsTexts.reportLink());
  const report = createElement('p', { class: 'Screen-help' }, `${noResultsTexts.report()} `, link);
  const parts = [
    title,
    help,
    ...(buttons.length > 0 ? [list] : []),
    ...(suggestions.headings.length > 0 ? [headings] : []),
    ...(canReport ? [report] : []),
  ];
  return createElement('div', { class: 'Screen-screen' }, ...parts);
}

function nameFiles(broken: readonly string[], folder: string): string {
  return broken.length > 0 ? `读不到的文件：${broken.map((name) => `${folder}/${name}`).join('、')}。` : '';
}

const unzipAgain = '重新解压整个压缩包；仍然失败时，重新下载压缩包。';

/** Describes which files cannot be read and how to repair the edition. */
export function describeRepair(broken: readonly string[], folder: string): string {
  return nameFiles(broken, folder) + unzipAgain;
}

/** Renders the error screen: the files that cannot be read, how to repair the edition, and a retry button. */
export function renderFailure(broken: readonly string[], folder: string, onRetry: () => void): HTMLElement {
  return createElement(
    'div',
    { class: 'Screen-screen' },
    createElement('p', { class: 'Screen-title' }, failureTexts.title()),
    createElement('p', { class: 'Screen-help' }, describeRepair(broken, folder)),
    renderButton('Screen-button', failureTexts.retry(), onRetry),
  );
}

/** Renders the note above results that were found without the text of some pages. */
export function renderPartial(broken: readonly string[], folder: string, onRetry: () => void): HTMLElement {
  return createElement(
    'p',
    { class: 'Screen-note' },
    describeRepair(broken, folder),
    renderButton('Screen-button', failureTexts.retry(), onRetry),
  );
}
