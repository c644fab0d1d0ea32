import {
  type SyntheticEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchRoute } from '../../catalog/fixedRoutes';
import { maxQueryChars, stalledAfterMs } from '../specification';
import styles from './DialogFrame.module.css';
import Icon from './Icon';
import { isComposingKey } from './composition';
import { cancelLabel, failedLabel, fetchingLabel, retryLabel, searchLabel } from './searchLabel';
import { showDialog, supportsModal } from './showDialog';

type Props = {
  /** Initial text: a navigation replaces the navbar, and this input with it, while the user types. */
  text: string;
  onText: (text: string) => void;
  /** Reports whether an input method composes. Replacing the input then would abort the composition. */
  onComposing: (isComposing: boolean) => void;
  /** Whether the code of the dialog failed to load. */
  hasFailed: boolean;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onClose: () => void;
};

/**
 * Input shown while the code of the dialog loads. It receives what the user types right after Ctrl+K. Phones open their
 * keyboard only for an input that is focused in the tap's event handler. Enter submits the form to the search page, or
 * retries after a failure. Part of every page's script: keep it small.
 */
export default function SearchFallbackInput({
  text,
  onText,
  onComposing,
  hasFailed,
  onSubmit,
  onClose,
}: Props): ReactNode {
  const inputRef = useRef<HTMLInputElement>(null);
  const [initialText] = useState(text);
  const [isStalled, setStalled] = useState(false);
  useLayoutEffect(() => {
    const dialog = inputRef.current?.closest('dialog');
    const hide = dialog && showDialog(dialog);
    inputRef.current?.focus();
    return () => {
      hide?.();
      onComposing(false); // a removed input fires no compositionend
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when mounted
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => setStalled(true), stalledAfterMs);
    return () => clearTimeout(timer);
  }, []);

  function handleKey(event: KeyboardEvent): void {
    const isHeld = event.key === 'Enter' && event.repeat; // the key press that opened the dialog
    if (event.key !== 'Escape' && !isHeld) return;
    event.preventDefault(); // the browser would close the dialog, even while composing
    if (!isHeld && !isComposingKey(event.nativeEvent)) onClose();
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>): void {
    inputRef.current?.focus(); // the retry button disappears
    onSubmit(event);
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape and repeated Enter
    <dialog
      className={clsx(styles.dialog, !supportsModal() && styles.withoutModal)}
      aria-label={searchLabel()}
      aria-busy={!hasFailed}
      onClose={onClose}
      onKeyDown={handleKey}
    >
      <form className={styles.frame} action={useBaseUrl(searchRoute)} onSubmit={handleSubmit}>
        <div className={styles.box}>
          <Icon name="search" className={styles.boxIcon} />
          <input
            ref={inputRef}
            className={styles.input}
            name="q"
            aria-label={searchLabel()}
            autoComplete="off"
            defaultValue={initialText}
            maxLength={maxQueryChars}
            onInput={(event) => onText(event.currentTarget.value)}
            onCompositionStart={() => onComposing(true)}
            onCompositionEnd={(event) => {
              onText(event.currentTarget.value); // Firefox fires the input event only after this
              onComposing(false);
            }}
          />
          <button type="button" className={styles.boxButton} onClick={onClose}>
            {cancelLabel()}
          </button>
        </div>
        <p role="status" className={styles.waiting}>
          <span>{hasFailed ? failedLabel() : isStalled && fetchingLabel()}</span>
          {hasFailed && <button className={styles.boxButton}>{retryLabel()}</button>}
        </p>
      </form>
    </dialog>
  );
}
