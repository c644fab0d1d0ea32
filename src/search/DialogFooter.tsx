import type { ReactNode } from 'react';
import styles from './SearchDialog.module.css';
import { dialogTexts } from './dialogTexts';

/** Keyboard shortcuts of the dialog. */
export default function DialogFooter(): ReactNode {
  return (
    <footer className={styles.footer} aria-hidden="true">
      <span>
        <kbd>Enter</kbd> {dialogTexts.select()}
      </span>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {dialogTexts.navigate()}
      </span>
      <span>
        <kbd>Esc</kbd> {dialogTexts.close()}
      </span>
    </footer>
  );
}
