import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import clsx from 'clsx';
import { createPortal } from 'react-dom';
import frame from '../search/DialogFrame.module.css';
import search from '../search/SearchDialog.module.css';
import { supportsModal } from '../search/showDialog';
import { useModalDialog } from '../search/useModalDialog';
import styles from './ShortcutHelp.module.css';
import { readCommandKey } from './readCommandKey';
import { descriptions, groupNames, helpTexts, labelKey } from './shortcutTexts';
import { shortcuts } from './shortcuts';
import { areSingleKeysOn, setSingleKeys } from './singleKeys';

function Keys({ keys }: { keys: readonly (readonly string[])[] }): ReactNode {
  const command = readCommandKey();
  return keys.map((combination, index) => (
    <Fragment key={combination.join()}>
      {index > 0 && <span>{helpTexts.or()}</span>}
      {combination.map((key) => (
        <kbd key={key}>{labelKey(key, command)}</kbd>
      ))}
    </Fragment>
  ));
}

type GroupProps = {
  name: string;
  shortcuts: Readonly<Record<string, readonly (readonly string[])[]>>;
  texts: Readonly<Record<string, () => string>>;
};

function Group({ name, shortcuts: own, texts }: GroupProps): ReactNode {
  return (
    <>
      <h3 className={search.groupName}>{name}</h3>
      <dl className={styles.list}>
        {Object.entries(own).map(([id, keys]) => (
          <div key={id} className={styles.row}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{texts[id]?.()}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Lets users of speech input switch off shortcuts of a single character. */
function SingleKeySwitch(): ReactNode {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const reasonId = useId();
  return (
    <div className={styles.switch}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={reasonId}
          onChange={({ currentTarget }) => {
            setOn(currentTarget.checked);
            setSingleKeys(currentTarget.checked);
          }}
        />
        {helpTexts.singleKeys()}
      </label>
      <p id={reasonId}>{helpTexts.singleKeysReason()}</p>
    </div>
  );
}

/** Dialog that lists all shortcuts. Open as long as it is mounted. */
export default function ShortcutHelp({ onClose }: { onClose: () => void }): ReactNode {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const events = useModalDialog(dialogRef, closeRef, onClose);
  return createPortal(
    <dialog
      ref={dialogRef}
      className={clsx(frame.dialog, !supportsModal() && frame.withoutModal)}
      aria-labelledby={titleId}
      {...events}
      {...(supportsModal() ? {} : { role: 'dialog', 'aria-modal': true })}
    >
      <div className={frame.frame}>
        <div className={frame.box}>
          <h2 id={titleId} className={styles.title}>
            {helpTexts.title()}
          </h2>
          <button ref={closeRef} type="button" className={frame.boxButton} onClick={onClose}>
            {helpTexts.close()}
          </button>
        </div>
        <div className={clsx(search.body, search.keys)}>
          <Group name={groupNames.everywhere()} shortcuts={shortcuts.everywhere} texts={descriptions.everywhere} />
          <Group name={groupNames.inSearch()} shortcuts={shortcuts.inSearch} texts={descriptions.inSearch} />
          <Group name={groupNames.controls()} shortcuts={shortcuts.controls} texts={descriptions.controls} />
          <SingleKeySwitch />
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
