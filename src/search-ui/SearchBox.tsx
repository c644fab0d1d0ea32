import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { cutQuery } from '../../search/protocol/cutQuery';
import { maxQueryChars } from '../specification';
import Icon from './Icon';
import styles from './SearchDialog.module.css';
import { dialogTexts } from './searchTexts';

type Props = {
  query: string;
  inputRef: Ref<HTMLInputElement>;
  /** Id of the list of options; undefined while there is none. */
  listId: string | undefined;
  activeId: string | undefined;
  onQuery: (query: string) => void;
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
    <form className={styles.box} role="search" action="/search" onSubmit={(event) => event.preventDefault()}>
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
        onChange={(event) => onQuery(cutQuery(event.target.value))}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button type="button" className={styles.boxButton} aria-label={dialogTexts.reset()} onClick={() => onQuery('')}>
          <Icon name="clear" />
        </button>
      )}
      <button type="button" className={styles.boxButton} onClick={onClose}>
        {dialogTexts.cancel()}
      </button>
    </form>
  );
}
