/** Texts of the search page, and of what the dialog has in common with it. Ids of `theme.*` are Docusaurus' own, with its Simplified Chinese texts. */
import { translate } from '@docusaurus/Translate';
import type { SearchFailure } from '../../search/protocol/workerMessages';
import { fetchingLabel, retryLabel } from './searchLabel';

export const hitLabels = {
  knownAs: () => translate({ id: 'search.hit.knownAs', message: '常见说法：' }),
};

export const failureTexts = {
  title: () => translate({ id: 'theme.SearchModal.errorScreen.titleText', message: '无法获取结果' }),
  /** What a reader can do about it; without a reason, what most often helps. */
  help: (failure: SearchFailure = 'network') =>
    failure === 'network'
      ? translate({ id: 'theme.SearchModal.errorScreen.helpText', message: '你可能需要检查网络连接。' })
      : translate({
          id: 'search.failure.help',
          message: '没有读到搜索文件：文档可能正在更新，或者网络需要先登录。',
        }),
  retry: retryLabel,
};

export const partialTexts = {
  note: () => translate({ id: 'search.partial', message: '部分搜索数据没有载入，结果可能不全。' }),
};

export const noResultsTexts = {
  title: () => translate({ id: 'theme.SearchModal.noResultsScreen.noResultsText', message: '没有结果：' }),
  suggestions: () => translate({ id: 'theme.SearchModal.noResultsScreen.suggestedQueryText', message: '试试搜索' }),
  report: () =>
    translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
      message: '认为这个查询应该有结果？',
    }),
  reportLink: () =>
    translate({ id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText', message: '请告知我们。' }),
};

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
  fetching: fetchingLabel,
  resultsFound: (count: number) =>
    translate({ id: 'search.resultsFound', message: '找到 {count} 个结果' }, { count: String(count) }),
  products: () => translate({ id: 'search.page.products', message: '产品' }),
  allProducts: () => translate({ id: 'search.page.allProducts', message: '全部' }),
  more: (count: number) =>
    translate({ id: 'search.page.more', message: '加载更多（还有 {count} 个）' }, { count: String(count) }),
  complete: () => translate({ id: 'search.page.complete', message: '已显示全部结果。' }),
  limit: (count: number) =>
    translate(
      { id: 'search.page.limit', message: '只显示前 {count} 个结果，请输入更具体的搜索词。' },
      { count: String(count) },
    ),
  nothingIn: (product: string, query: string) =>
    translate({ id: 'search.page.nothingIn', message: '在“{product}”中没有找到“{query}”' }, { product, query }),
  inAllProducts: (count: number) =>
    translate(
      { id: 'search.page.inAllProducts', message: '在全部产品中搜索（{count} 个结果）' },
      { count: String(count) },
    ),
  allPages: () => translate({ id: 'search.page.allPages', message: '全部页面' }),
  allPagesCount: (count: number) =>
    translate(
      { id: 'search.page.allPagesCount', message: '共 {count} 页，按产品和类别排列。' },
      { count: String(count) },
    ),
  noScript: () =>
    translate({ id: 'search.page.noScript', message: '浏览器没有运行 JavaScript，不能搜索。下面列出了全部页面。' }),
};
