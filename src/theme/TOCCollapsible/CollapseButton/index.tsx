import type { ReactNode } from 'react';
import clsx from 'clsx';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type { Props } from '@theme/TOCCollapsible/CollapseButton';
import styles from './styles.module.css';

/** Adds `aria-expanded` to the stock button. */
export default function CollapseButtonWithState(props: Props): ReactNode {
  return (
    <CollapseButton
      {...props}
      data-part="contents-toggle"
      className={clsx(styles.button, props.className)}
      aria-expanded={!props.collapsed}
    />
  );
}
