/**
 * First load of a page whose code does not arrive or does not run: the text is there, the site is not alive. Docusaurus
 * says nothing in this case; here a box names the error and offers to try again (specification §4, §8). It is also
 * where a reader ends whose failed navigation was reloaded in vain: nothing reloads by itself here, so nothing loops.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import './navigation.css';

const startTimeoutMs = 3000;

let isShown = false;

/** What failed, what a reader can do, what the engine said, from top to bottom. */
function describe(error: Error): HTMLElement {
  const text = document.createElement('div');
  text.className = 'page-failure__text';
  for (const [name, content] of Object.entries({
    title: translate({ id: 'site.pageFailure.title', message: '页面没有完整加载' }),
    hint: translate({
      id: 'site.pageFailure.hint',
      message: '正文可以照常阅读，菜单、搜索等功能暂时不能用。请检查网络后重试。',
    }),
    error: String(error).replace(location.origin, ''),
  })) {
    const paragraph = document.createElement('p');
    paragraph.className = `page-failure__${name}`;
    paragraph.textContent = content;
    text.append(paragraph);
  }
  return text;
}

/** Shows a box at the lower edge of the window, and tells screen readers at once. */
function show(error: Error): void {
  const box = document.createElement('div');
  box.className = 'page-failure';
  box.setAttribute('role', 'alert');
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'primary-button page-failure__retry';
  retry.textContent = translate({ id: 'theme.ErrorPageContent.tryAgain', message: '重试' });
  retry.addEventListener('click', () => window.location.reload());
  box.append(describe(error), retry);
  document.documentElement.removeAttribute('data-asked'); // src/search/asked.css
  document.body.append(box);
}

/** A page that has come alive has other ways to say what failed. */
function showUnlessAlive(error: Error): void {
  if (window.docusaurusRoot || isShown) return;
  isShown = true;
  show(error);
}

function onUnhandledRejection({ reason }: PromiseRejectionEvent): void {
  if (!(reason instanceof Error)) return;
  // Any other rejection may come from a browser extension: wait and see whether the page starts all the same.
  if (reason.name === 'ChunkLoadError') showUnlessAlive(reason);
  else setTimeout(() => showUnlessAlive(reason), startTimeoutMs);
}

if (ExecutionEnvironment.canUseDOM) addEventListener('unhandledrejection', onUnhandledRejection);
