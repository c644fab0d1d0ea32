import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { searchRoute } from '../../catalog/fixedRoutes';
import { maxQueryChars } from '../specification';
import styles from './DialogFrame.module.css';
import Icon from './Icon';
import { cancelLabel } from './searchLabel';
import { dialogTexts } from './dialogTexts';
import { textEvents } from './textEvents';

type Props = {
  query: string;
  inputRef: Ref<HTMLInputElement>;
  /** Id of the listbox; undefined while it is not shown. */
  listId: string | undefined;
  activeId: string | undefined;
  /** Receives the text, and the part of it that an input method is composing. */
  onQuery: (text: string, composed?: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
};

/** Search input (ARIA combobox) with the buttons to clear it and to close the dialog. */
export default function SearchBox({
  query,
  inputRef,
  listId,
  activeId,
  onQuery,
  onKeyDown,
  onClose,
}: Props): ReactNode {
  return (
    <form className={styles.box} role="search" action={searchRoute} onSubmit={(event) => event.preventDefault()}>
      <Icon name="search" className={styles.boxIcon} />
      <input
        ref={inputRef}
        className={styles.input}
        // Escape would clear an input of type "search".
        type="text"
        name="q"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={maxQueryChars}
        role="combobox"
        aria-label={dialogTexts.placeholder()}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={dialogTexts.placeholder()}
        value={query}
        {...textEvents(onQuery)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button type="button" className={styles.boxButton} aria-label={dialogTexts.reset()} onClick={() => onQuery('')}>
          <Icon name="clear" />
        </button>
      )}
      <button type="button" className={styles.boxButton} onClick={onClose}>
        {cancelLabel()}
      </button>
    </form>
  );
}
