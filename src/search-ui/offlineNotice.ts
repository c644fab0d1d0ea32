import { translate } from '@docusaurus/Translate';
import { buildFailureBox } from '../client/failureBox';

const shownMs = 8000;

let shown: HTMLElement | undefined;

/**
 * Says that search cannot be opened because its code cannot be had, with the texts of its error screen (specification §8).
 * The page stays; opening the search page instead would end on the browser's own error page. Returns the notice, which is
 * taken away after a while.
 */
export function showOfflineNotice(): HTMLElement {
  shown?.remove();
  const notice = buildFailureBox({
    title: translate({ id: 'theme.SearchModal.errorScreen.titleText', message: '无法获取结果' }),
    hint: translate({ id: 'theme.SearchModal.errorScreen.helpText', message: '你可能需要检查网络连接。' }),
  });
  document.body.append(notice);
  setTimeout(() => {
    notice.remove();
  }, shownMs);
  return (shown = notice);
}
