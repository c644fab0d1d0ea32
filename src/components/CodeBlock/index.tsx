import { type ReactNode, useCallback, useRef, useState } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { CopyButton } from './CopyButton';
import { buildLanguageLabel } from './languageLabel';
import styles from './styles.module.css';
import { useOverflow } from './useOverflow';

type Props = {
  children?: ReactNode;
  title?: string;
  language?: string;
  /** One-based index of the code block on the page. Makes the name of the region unique. */
  position?: number;
};

function buildRegionName(title: string | undefined, position: number | undefined): string {
  return [translate({ id: 'code.region', message: '代码' }), position, title].filter(Boolean).join(' ');
}

/**
 * Renders a code block highlighted at build time (plugins/markdown/highlightCode.ts): title, language, copy and wrap
 * buttons, and a region that scrolls sideways and is reachable by keyboard.
 */
export default function CodeBlock({ children, title, language, position }: Props): ReactNode {
  const codeRef = useRef<HTMLElement>(null);
  const scrollRef = useRef<HTMLPreElement>(null);
  const [wraps, setWraps] = useState(false);
  const overflows = useOverflow(scrollRef);
  const readText = useCallback(() => codeRef.current?.textContent ?? '', []);
  const label = buildLanguageLabel(language, title);

  return (
    <div className={clsx('code-block', styles.block)}>
      <div className={clsx('code-block-header', styles.header)}>
        <span className={styles.title}>{title}</span>
        {label && <span className={styles.language}>{label}</span>}
        <span className={clsx('needs-script', styles.buttons)}>
          {(overflows || wraps) && (
            <button
              type="button"
              className={styles.button}
              aria-pressed={wraps}
              aria-label={translate({ id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap' })}
              onClick={() => setWraps(!wraps)}
            >
              {translate({ id: 'code.wrap', message: '自动换行' })}
            </button>
          )}
          <CopyButton readText={readText} />
        </span>
      </div>
      <pre
        ref={scrollRef}
        className={clsx(styles.scroll, wraps && styles.wraps)}
        role="region"
        aria-label={buildRegionName(title, position)}
        tabIndex={0}
      >
        <code ref={codeRef}>{children}</code>
      </pre>
    </div>
  );
}
