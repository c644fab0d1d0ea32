import { memo, type ReactNode } from 'react';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';

const isActive = ({ item, activePath }: Props): boolean => isActiveSidebarItem(item, activePath);

/**
 * Returns whether rendering can be skipped: only `activePath` has changed and the item contains neither the old nor the
 * new current page.
 */
function isUnchanged(before: Props, after: Props): boolean {
  const names = Object.keys({ ...before, ...after }) as (keyof Props)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  return changed.every((name) => name === 'activePath') && !isActive(before) && !isActive(after);
}

/**
 * Wraps the stock item. `memo` needs a component of this module: the stock module imports this one and may not be
 * evaluated yet.
 */
function MemoDocSidebarItem(props: Props): ReactNode {
  return <DocSidebarItem {...props} />;
}

export default memo(MemoDocSidebarItem, isUnchanged);
