import type { ReactNode } from 'react';
import styles from './SearchDialog.module.css';
import { dialogTexts } from './dialogTexts';

/** The keys of the dialog, for those who have a keyboard. */
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
