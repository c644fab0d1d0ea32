/** Texts of the dialog, in a module that the search page does not load. Ids of `theme.*` are those of Docusaurus. */
import { translate } from '@docusaurus/Translate';

export const dialogTexts = {
  placeholder: () => translate({ id: 'theme.SearchModal.placeholder', message: '搜索文档' }),
  reset: () => translate({ id: 'theme.SearchModal.searchBox.resetButtonTitle', message: '清除查询' }),
  recent: () => translate({ id: 'theme.SearchModal.startScreen.recentSearchesTitle', message: '最近搜索' }),
  noRecent: () => translate({ id: 'theme.SearchModal.startScreen.noRecentSearchesText', message: '没有最近搜索' }),
  saveRecent: () =>
    translate({ id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle', message: '保存这个搜索' }),
  removeRecent: () =>
    translate({
      id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
      message: '从历史记录中删除这个搜索',
    }),
  favourites: () => translate({ id: 'theme.SearchModal.startScreen.favoriteSearchesTitle', message: '收藏' }),
  removeFavourite: () =>
    translate({
      id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
      message: '从收藏列表中删除这个搜索',
    }),
  removed: (name: string) => translate({ id: 'search.start.removed', message: '已删除：{name}' }, { name }),
  saved: (name: string) => translate({ id: 'search.start.saved', message: '已收藏：{name}' }, { name }),
  select: () => translate({ id: 'theme.SearchModal.footer.selectText', message: '选中' }),
  navigate: () => translate({ id: 'theme.SearchModal.footer.navigateText', message: '导航' }),
  close: () => translate({ id: 'theme.SearchModal.footer.closeText', message: '关闭' }),
  seeAll: (count: number) =>
    translate({ id: 'theme.SearchBar.seeAll', message: '查看全部 {count} 个结果' }, { count: String(count) }),
  seeAllFound: () => translate({ id: 'search.dialog.seeAllFound', message: '查看全部结果' }),
  seeAllWeak: () => translate({ id: 'search.dialog.seeAllWeak', message: '查看全部可能相关的内容' }),
  tips: () =>
    translate({ id: 'search.start.tips', message: '可以搜错误码、参数名、接口路径、菜单名称，或问题里的几个字。' }),
  allPages: () => translate({ id: 'search.start.allPages', message: '浏览全部页面' }),
  products: () => translate({ id: 'search.start.products', message: '从各产品开始' }),
  shortcuts: () => translate({ id: 'search.start.shortcuts', message: '键盘快捷键' }),
  opening: () => translate({ id: 'site.loading', message: '正在加载…' }),
  unreachable: () => translate({ id: 'search.dialog.unreachable', message: '没有取到这一页，本机也没有保存。' }),
  results: () => translate({ id: 'search.dialog.results', message: '搜索结果' }),
};
