import { translate } from '@docusaurus/Translate';

// In a separate module, because every page loads it.

/** Returns the name of the search button, the dialog and the page's submit button. */
export function searchLabel(): string {
  return translate({ id: 'theme.SearchBar.label', message: '搜索' });
}

/** Returns the status of a stalled search, or of a stalled download of its code. */
export function fetchingLabel(): string {
  return translate({ id: 'theme.SearchPage.fetchingNewResults', message: '正在获取新的搜索结果...' });
}

/** Returns the name of the button that closes the dialog. */
export function cancelLabel(): string {
  return translate({ id: 'theme.SearchModal.searchBox.cancelButtonText', message: '取消' });
}

/** Returns the message shown when the code of the dialog failed to load. */
export function failedLabel(): string {
  return translate({ id: 'search.fallback.failed', message: '搜索没有载入，文字已保留。' });
}

/** Returns the name of the retry button. */
export function retryLabel(): string {
  return translate({ id: 'theme.ErrorPageContent.tryAgain', message: '重试' });
}
