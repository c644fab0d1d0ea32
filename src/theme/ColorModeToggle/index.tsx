import { type ReactNode, useState } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';
import styles from './styles.module.css';

function describe(mode: Props['value']): string {
  switch (mode) {
    case 'light':
      return translate({ id: 'colorMode.light', message: '已切换为浅色模式' });
    case 'dark':
      return translate({ id: 'colorMode.dark', message: '已切换为暗黑模式' });
    case null:
      return translate({ id: 'colorMode.system', message: '已切换为跟随系统' });
  }
}

/**
 * Wraps the stock toggle to announce the new mode. Screen readers do not read the changed label of a focused button.
 */
export default function ColorModeToggleAnnounced(props: Props): ReactNode {
  const [announcement, setAnnouncement] = useState('');
  return (
    <>
      <ColorModeToggle
        {...props}
        className={clsx(styles.toggle, 'needs-script', props.className)}
        onChange={(mode: Props['value']) => {
          props.onChange(mode);
          setAnnouncement(describe(mode));
        }}
      />
      <span aria-live="polite" className="visually-hidden">
        {announcement}
      </span>
    </>
  );
}
