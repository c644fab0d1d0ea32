import { useState } from 'react';
import { translate } from '@docusaurus/Translate';
import type { filterItems } from '@site/src/client/filter/filterItems';
import type { FieldProps } from './FilterField';

type State = {
  text: string;
  /** `text` without what an input method is composing. */
  query: string;
  /** Path of the page on which the text was typed. On another page it no longer applies. */
  path: string | undefined;
};

const empty: State = { text: '', query: '', path: undefined };

function describe(count: number): string {
  return count > 0
    ? translate({ id: 'filter.count', message: '找到 {count} 项' }, { count })
    : translate({ id: 'filter.none', message: '没有匹配的页面' });
}

/**
 * Filters `items` by what the user types. `filtered` is undefined without a query. The code is loaded when the field gets
 * the focus.
 */
export function useListFilter<Item extends object>(
  items: readonly Item[],
  path?: string,
): { field: FieldProps; filtered: Item[] | undefined; count: number } {
  const [state, setState] = useState(empty);
  const [filter, setFilter] = useState<{ run?: typeof filterItems; hasFailed?: boolean }>({});
  const { text, query } = state.path === path ? state : empty;
  const found = query.trim() !== '' && filter.run ? filter.run(items, query) : undefined;

  function load(): void {
    if (filter.run) return;
    import(/* webpackChunkName: "filterItems" */ '@site/src/client/filter/filterItems').then(
      (module) => setFilter({ run: module.filterItems }),
      () => setFilter({ hasFailed: true }),
    );
  }

  const failure = filter.hasFailed
    ? translate({ id: 'filter.failed', message: '筛选没有加载成功，请检查网络后重新输入。' })
    : '';
  return {
    field: {
      text,
      status: found ? describe(found.count) : query && failure,
      onLoad: load,
      onText: (typed, isComposing) => {
        load();
        setState({ text: typed, query: isComposing ? query : typed, path });
      },
    },
    filtered: found?.items,
    count: found?.count ?? 0,
  };
}
