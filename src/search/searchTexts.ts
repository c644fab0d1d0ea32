/**
 * Texts of both the dialog and the search page. Ids of `theme.*`, here and in `{dialog,page,pageResults}Texts`, are
 * those of Docusaurus, with its Simplified Chinese texts.
 */
import { translate } from '@docusaurus/Translate';
import type { SearchFailure } from '../../search/protocol/workerMessages';
import { fetchingLabel, retryLabel } from './searchLabel';

export const hitLabels = {
  matchedKeyword: () => translate({ id: 'search.hit.knownAs', message: '常见说法：' }),
};

export const failureTexts = {
  title: () => translate({ id: 'theme.SearchModal.errorScreen.titleText', message: '无法获取结果' }),
  /** Returns advice for the user. */
  help: (failure: SearchFailure = 'network') =>
    failure === 'network'
      ? translate({ id: 'theme.SearchModal.errorScreen.helpText', message: '你可能需要检查网络连接。' })
      : translate({
          id: 'search.failure.help',
          message: '没有读到搜索数据：文档可能正在更新，或者网络需要先登录。',
        }),
  retry: retryLabel,
};

export const partialTexts = {
  note: () => translate({ id: 'search.partial', message: '部分搜索数据没有载入，结果可能不全。' }),
};

export const noResultsTexts = {
  title: () => translate({ id: 'theme.SearchModal.noResultsScreen.noResultsText', message: '没有结果：' }),
  suggestions: () => translate({ id: 'theme.SearchModal.noResultsScreen.suggestedQueryText', message: '试试搜索' }),
  headings: () => translate({ id: 'search.noResults.headings', message: '最接近的标题' }),
  troubleshooting: () => translate({ id: 'search.noResults.troubleshooting', message: '排查问题' }),
  report: () =>
    translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
      message: '认为这个查询应该有结果？',
    }),
  reportLink: () =>
    translate({ id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText', message: '请告知我们。' }),
  reportByHand: () => translate({ id: 'search.report.byHand', message: '复制报告，交给向你提供本文档的人。' }),
  copyReport: () => translate({ id: 'page.report.copy', message: '复制报告' }),
  copyFailed: () => translate({ id: 'search.report.copyFailed', message: '没有复制成功，请记下搜索词。' }),
};

export const resultTexts = {
  fetching: fetchingLabel,
  resultsFound: (count: number) =>
    translate({ id: 'search.resultsFound', message: '找到 {count} 个结果' }, { count: String(count) }),
  weak: () => translate({ id: 'search.weak', message: '可能相关' }),
  noFullMatch: () => translate({ id: 'search.noneWhole', message: '没有完全匹配的结果' }),
  onlyWeak: () => translate({ id: 'search.onlyWeak', message: '没有完全匹配的结果，下面的内容可能相关' }),
};
