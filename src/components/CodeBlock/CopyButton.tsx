import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { describeCopy, useCopy } from './useCopy';
import styles from './styles.module.css';

type Props = { readText: () => string };

/** Copies the code of its block and announces the result. */
export function CopyButton({ readText }: Props): ReactNode {
  const { state, copy } = useCopy(readText);
  const result = describeCopy(state, translate({ id: 'code.copyFailed', message: '复制失败，请选中代码后复制' }));
  const idleText = translate({ id: 'theme.CodeBlock.copy', message: 'Copy' });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={
          state === 'copied'
            ? undefined
            : translate({ id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard' })
        }
        data-part="copy"
        onClick={copy}
      >
        {state === 'copied' ? result : idleText}
      </button>
      <span aria-live="polite" className={state === 'failed' ? styles.failure : 'visually-hidden'}>
        {result}
      </span>
    </>
  );
}
