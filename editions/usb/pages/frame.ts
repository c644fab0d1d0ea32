/** Elements that the edition adds to a page: a search field in the navbar, and notes that it is a copy. */
import { maxQueryChars } from '../../../src/specification';
import { relativeAddress } from './addresses';
import {
  type Element,
  append,
  attribute,
  createElement,
  getElement,
  getParent,
  prepend,
  setAttribute,
} from './elements';
import { getPart } from './parts';

const searchPage = 'search.html';

/**
 * Adds a search field next to the search link, which small screens show instead. Skips the search page, which has its
 * own.
 */
export function addSearchField(page: Element, file: string): void {
  if (file === searchPage) return;
  const link = getPart(page, 'search');
  const action = relativeAddress(file, searchPage);
  const field = createElement('input', {
    class: 'usb-search__field',
    type: 'search',
    name: 'q',
    maxlength: String(maxQueryChars),
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    'aria-label': '搜索文档',
    'aria-keyshortcuts': 'Control+K Meta+K /',
    placeholder: '搜索文档',
  });
  const submit = createElement('button', { class: 'usb-search__submit', type: 'submit' }, '搜索');
  const form = createElement(
    'form',
    { class: 'usb-search', role: 'search', 'aria-label': '导航栏搜索', action, method: 'get' },
    field,
    submit,
  );
  setAttribute(link, 'class', `${attribute(link, 'class') ?? ''} usb-search-link`);
  append(getParent(link), form);
}

export type Copy = {
  /** Origin of the published site. */
  siteUrl: string;
  /** Date such as `2026-11-22`; undefined without repository history. */
  date: string | undefined;
};

function describeCopy({ date }: Copy): (string | Element)[] {
  return date === undefined ? ['离线版'] : ['离线版，内容截至 ', createElement('time', { datetime: date }, date)];
}

/** `SkipToContentFallbackId` of `@docusaurus/theme-common`, which is code for the browser. */
const frameId = '__docusaurus_skipToContent_fallback';

/** Adds a notice at the top of the home page, the entry page of the edition. */
export function addNotice(page: Element, copy: Copy): void {
  const frame = getElement(page, 'frame', (element) => attribute(element, 'id') === frameId);
  const published = createElement('a', { href: copy.siteUrl }, new URL(copy.siteUrl).host);
  prepend(
    frame,
    createElement(
      'div',
      { class: 'usb-notice', role: 'region', 'aria-label': '离线版' },
      createElement(
        'p',
        {},
        createElement('strong', {}, ...describeCopy(copy)),
        '。不需要网络就能阅读和搜索；最新内容见 ',
        published,
        '。',
      ),
      // The style sheet hides this text. It appears only when the page is opened inside the archive, where styles do
      // not load.
      createElement(
        'p',
        { class: 'usb-styles-missing' },
        '这一页没有样式，链接也打不开？压缩包还没有解压。先把全部文件解压到一个文件夹，再打开其中的 index.html。',
      ),
    ),
  );
}

/** Adds a note at the end of the footer. */
export function addFooterNote(page: Element, copy: Copy): void {
  append(getPart(page, 'copyright'), createElement('div', {}, ...describeCopy(copy)));
}
