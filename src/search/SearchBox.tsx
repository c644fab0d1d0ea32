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
  /** Id of the list of options; undefined while there is none. */
  listId: string | undefined;
  activeId: string | undefined;
  /** The text as it is, and what of it an input method is still writing. */
  onQuery: (text: string, composed?: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
};

/** The dialog's field (an ARIA combobox) with the buttons to empty it and to leave. */
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
        // A combobox of type "search" would be emptied by Escape.
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
