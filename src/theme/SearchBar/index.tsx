import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchRoute } from '@site/catalog/fixedRoutes';
import SearchFallbackInput from '@site/src/search/SearchFallbackInput';
import Icon from '@site/src/search/Icon';
import { isModifiedClick } from '@site/src/search/isModifiedClick';
import { searchLabel } from '@site/src/search/searchLabel';
import { useLazyDialog } from '@site/src/search/useLazyDialog';
import { useSearchShortcut } from '@site/src/search/useSearchShortcut';
import { readCommandKey } from '@site/src/shortcuts/readCommandKey';
import { useShortcutHelp } from '@site/src/shortcuts/useShortcutHelp';
import styles from './styles.module.css';

/** Returns the modifier key of the shortcut. Starts with the server value to avoid a hydration mismatch. */
function useCommandKey(): string {
  const [key, setKey] = useState('Ctrl');
  useEffect(() => {
    setKey(readCommandKey());
  }, []);
  return key;
}

/** Opens the search dialog. Without JavaScript, before hydration and in a new tab it is a link to the search page. */
export default function SearchBar(): ReactNode {
  const dialog = useLazyDialog();
  const { Dialog, waiting, query, setQuery, prepare, open, toggle, close } = dialog;
  const commandKey = useCommandKey();
  const { Help, close: closeHelp } = useShortcutHelp();
  useSearchShortcut((isCommand) => (isCommand ? toggle() : open()));

  function handleOpen(event: SyntheticEvent): void {
    event.preventDefault();
    open();
  }

  return (
    <>
      <a
        data-part="search"
        className={styles.button}
        href={useBaseUrl(searchRoute)}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={waiting === 'loading' || undefined}
        onClick={(event) => isModifiedClick(event) || handleOpen(event)}
        onKeyDown={(event) => event.key === ' ' && handleOpen(event)} // Space activates buttons, and the link looks like one
        onMouseEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        <Icon name="search" />
        <span>{searchLabel()}</span>
        <span className={styles.keys} aria-hidden="true">
          <kbd>{commandKey}</kbd> <kbd>K</kbd>
        </span>
      </a>
      {waiting && (
        <SearchFallbackInput
          text={query}
          onText={setQuery}
          onComposing={dialog.setComposing}
          hasFailed={waiting === 'failed'}
          onSubmit={dialog.submit}
          onClose={close}
        />
      )}
      {Dialog && <Dialog query={query} isRestored={dialog.isRestored} onQuery={setQuery} onClose={close} />}
      {Help && <Help onClose={closeHelp} />}
    </>
  );
}
