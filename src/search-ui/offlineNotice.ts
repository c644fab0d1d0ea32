import { translate } from '@docusaurus/Translate';

const shownMs = 8000;

function buildParagraph(className: string, text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = className;
  paragraph.textContent = text;
  return paragraph;
}

/**
 * Says that search cannot be opened because there is no network, with the texts of its error screen (specification §8).
 * The page stays; opening the search page instead would end on the browser's own error page.
 */
export function showOfflineNotice(): void {
  document.querySelector('.search-offline')?.remove();
  const notice = document.createElement('div');
  notice.className = 'page-failure search-offline'; // the box of src/client/pageFailure.ts
  notice.setAttribute('role', 'alert');
  notice.append(
    buildParagraph(
      'page-failure__title',
      translate({ id: 'theme.SearchModal.errorScreen.titleText', message: '无法获取结果' }),
    ),
    buildParagraph(
      'page-failure__hint',
      translate({ id: 'theme.SearchModal.errorScreen.helpText', message: '你可能需要检查网络连接。' }),
    ),
  );
  document.body.append(notice);
  setTimeout(() => {
    notice.remove();
  }, shownMs);
}
