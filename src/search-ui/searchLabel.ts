import { translate } from '@docusaurus/Translate';

/** Name of the search button, the dialog and the page's submit button. Apart from the other texts: it is on every page. */
export function searchLabel(): string {
  return translate({ id: 'theme.SearchBar.label', message: '搜索' });
}
