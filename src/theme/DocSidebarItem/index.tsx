import { memo, type ReactNode } from 'react';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';

const isActive = ({ item, activePath }: Props): boolean => isActiveSidebarItem(item, activePath);

/** Whether the item looks the same: the current page is neither it nor below it, and was not. */
function isUnchanged(before: Props, after: Props): boolean {
  const names = Object.keys({ ...before, ...after }) as (keyof Props)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  return changed.every((name) => name === 'activePath') && !isActive(before) && !isActive(after);
}

/**
 * The stock item. `memo` needs a component of this module: the stock module imports this one, so it may not be evaluated
 * yet.
 */
function MemoDocSidebarItem(props: Props): ReactNode {
  return <DocSidebarItem {...props} />;
}

export default memo(MemoDocSidebarItem, isUnchanged);
