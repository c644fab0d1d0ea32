/** Texts of the search page without its results. */
import { translate } from '@docusaurus/Translate';

export const pageTexts = {
  title: (query: string) =>
    query === ''
      ? translate({ id: 'theme.SearchPage.emptyResultsTitle', message: '在文档中搜索' })
      : translate({ id: 'theme.SearchPage.existingResultsTitle', message: '“{query}”的搜索结果' }, { query }),
  description: () =>
    translate({
      id: 'search.page.description',
      message: '搜索全部文档，离线也能用；也按产品和类别列出每一页，没有脚本也能读。',
    }),
  inputLabel: () => translate({ id: 'theme.SearchPage.inputLabel', message: '搜索' }),
  inputPlaceholder: () => translate({ id: 'theme.SearchPage.inputPlaceholder', message: '在此输入搜索词' }),
  nothingIn: (product: string, query: string) =>
    translate({ id: 'search.page.nothingIn', message: '在“{product}”中没有找到“{query}”' }, { product, query }),
  allPages: () => translate({ id: 'search.page.allPages', message: '全部页面' }),
  allPagesCount: (count: number) =>
    translate(
      { id: 'search.page.allPagesCount', message: '共 {count} 页，按产品和类别排列。' },
      { count: String(count) },
    ),
  noScript: () =>
    translate({ id: 'search.page.noScript', message: '浏览器没有运行 JavaScript，不能搜索。下面列出了全部页面。' }),
};
