/**
 * Shows an error and a retry button when the code of the first page fails to load or run. The text is readable, but the
 * site is not interactive, and Docusaurus shows nothing. A failed navigation also ends here after its reload: nothing
 * reloads automatically on this path, so no loop is possible.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import { createElement } from './createElement';
import './navigation.css';

const startTimeoutMs = 3000;

let isShown = false;

function describe(error: Error): HTMLElement {
  const texts = {
    title: translate({ id: 'site.pageFailure.title', message: '页面没有完整加载' }),
    hint: translate({
      id: 'site.pageFailure.hint',
      message: '正文可以照常阅读，菜单、搜索等功能暂时不能用。请检查网络后重试。',
    }),
    error: String(error).replace(location.origin, ''),
  };
  const paragraphs = Object.entries(texts).map(([name, text]) =>
    createElement('p', { class: `page-failure__${name}` }, text),
  );
  return createElement('div', { class: 'page-failure__text' }, ...paragraphs);
}

function show(error: Error): void {
  const retry = createElement(
    'button',
    { type: 'button', class: 'primary-button page-failure__retry' },
    translate({ id: 'theme.ErrorPageContent.tryAgain', message: '重试' }),
  );
  retry.addEventListener('click', () => window.location.reload());
  const box = createElement('div', { class: 'page-failure', role: 'alert' }, describe(error), retry);
  document.documentElement.removeAttribute('data-query'); // src/search/pendingQuery.css
  document.body.append(box);
}

/** A hydrated page reports failures itself. */
function showUnlessHydrated(error: Error): void {
  if (window.docusaurusRoot || isShown) return;
  isShown = true;
  show(error);
}

function onUnhandledRejection({ reason }: PromiseRejectionEvent): void {
  if (!(reason instanceof Error)) return;
  // Other rejections may come from a browser extension. Wait to see whether the page starts.
  if (reason.name === 'ChunkLoadError') showUnlessHydrated(reason);
  else setTimeout(() => showUnlessHydrated(reason), startTimeoutMs);
}

if (ExecutionEnvironment.canUseDOM) addEventListener('unhandledrejection', onUnhandledRejection);
