/** Texts around the hits of the search page, loaded with them. */
import { translate } from '@docusaurus/Translate';

export const pageResultsTexts = {
  products: () => translate({ id: 'search.page.products', message: '产品' }),
  allProducts: () => translate({ id: 'search.page.allProducts', message: '全部' }),
  more: (count: number) =>
    translate({ id: 'search.page.more', message: '加载更多（还有 {count} 个）' }, { count: String(count) }),
  moreOnPage: (count: number) =>
    translate({ id: 'search.page.moreOnPage', message: '本页还有 {count} 个结果' }, { count: String(count) }),
  complete: () => translate({ id: 'search.page.complete', message: '已显示全部结果。' }),
  limit: (count: number) =>
    translate(
      { id: 'search.page.limit', message: '只显示前 {count} 个结果，请输入更具体的搜索词。' },
      { count: String(count) },
    ),
  inAllProducts: (count: number) =>
    translate(
      { id: 'search.page.inAllProducts', message: '在全部产品中搜索（{count} 个结果）' },
      { count: String(count) },
    ),
};
