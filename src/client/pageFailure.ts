/**
 * First load of a page whose code does not arrive: the text is there, the site is not alive. Docusaurus says nothing
 * in this case; here a box names the error and offers to try again (specification §4, §8). It is also where a reader
 * ends whose failed navigation was reloaded in vain: nothing reloads by itself here, so nothing can loop.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import './navigation.css';

function isChunkFailure(reason: unknown): reason is Error {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || /chunk/i.test(reason.message));
}

function buildParagraph(className: string, text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = className;
  paragraph.textContent = text;
  return paragraph;
}

function buildFailureBox(error: Error): HTMLElement {
  const box = document.createElement('div');
  box.className = 'page-failure';
  box.setAttribute('role', 'alert');
  const text = document.createElement('div');
  text.className = 'page-failure__text';
  text.append(
    buildParagraph('page-failure__title', translate({ id: 'site.pageFailure.title', message: '页面没有完整加载' })),
    buildParagraph(
      'page-failure__hint',
      translate({
        id: 'site.pageFailure.hint',
        message: '正文可以照常阅读，菜单、搜索等功能暂时不能用。请检查网络后重试。',
      }),
    ),
    buildParagraph('page-failure__error', String(error).replace(location.origin, '')),
  );
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'page-failure__retry';
  retry.textContent = translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' });
  retry.addEventListener('click', () => window.location.reload());
  box.append(text, retry);
  return box;
}

function showFailure({ reason }: PromiseRejectionEvent): void {
  if (!isChunkFailure(reason) || document.querySelector('.page-failure')) return;
  document.body.append(buildFailureBox(reason));
}

if (ExecutionEnvironment.canUseDOM) addEventListener('unhandledrejection', showFailure);

/** The page has come alive: from here on, whoever loads code also says when it does not come. */
export const onRouteDidUpdate = (): void => removeEventListener('unhandledrejection', showFailure);
