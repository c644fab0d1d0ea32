import { translate } from '@docusaurus/Translate';

// Apart from the other texts: they are on every page.

/** Name of the search button, the dialog and the page's submit button. */
export function searchLabel(): string {
  return translate({ id: 'theme.SearchBar.label', message: '搜索' });
}

/** Said of a search whose answer, or whose code, is long in coming. */
export function fetchingLabel(): string {
  return translate({ id: 'theme.SearchPage.fetchingNewResults', message: '正在获取新的搜索结果...' });
}

/** Name of the button that closes the dialog. */
export function cancelLabel(): string {
  return translate({ id: 'theme.SearchModal.searchBox.cancelButtonText', message: '取消' });
}

/** Said where the dialog's code could not be had. */
export function failedLabel(): string {
  return translate({ id: 'search.early.failed', message: '搜索没有载入，文字已保留。' });
}

/** Name of the button that tries again. */
export function retryLabel(): string {
  return translate({ id: 'theme.ErrorPageContent.tryAgain', message: '重试' });
}
