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
  /** What was typed before a navigation replaced the navbar, and this field with it. */
  text: string;
  onText: (text: string) => void;
  /** The field must not be exchanged while an input method writes into it. */
  onComposing: (isComposing: boolean) => void;
  /** The dialog's code could not be had. */
  hasFailed: boolean;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onClose: () => void;
};

/**
 * The dialog's field while the dialog's code is on its way: whoever presses Ctrl+K and types at once types into it, and
 * a phone opens its keyboard, which it does only for a field focused by the tap itself. Part of every page's script, so
 * it is as small as it can be. Enter leads to the search page, as a form does, or tries again where the code did not
 * come.
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
      onComposing(false); // a field that goes ends no composition
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- of the field, whoever listens
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => setStalled(true), stalledAfterMs);
    return () => clearTimeout(timer);
  }, []);

  function handleKey(event: KeyboardEvent): void {
    const isHeld = event.key === 'Enter' && event.repeat; // since it opened this
    if (event.key !== 'Escape' && !isHeld) return;
    event.preventDefault(); // the browser would close it, also while composing
    if (!isHeld && !isComposingKey(event.nativeEvent)) onClose();
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>): void {
    inputRef.current?.focus(); // the button that was pressed goes
    onSubmit(event);
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys
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
              onText(event.currentTarget.value); // Firefox tells the finished text only after this
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
