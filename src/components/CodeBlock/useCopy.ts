import { useCallback, useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { copyText, copyTextLater } from '../../client/copyText';

export type CopyState = 'idle' | 'copied' | 'failed';

const feedbackMs = 2000;

/** Returns the text of the status line, which is empty before the first copy. */
export function describeCopy(state: CopyState, failure: string): string {
  switch (state) {
    case 'copied':
      return translate({ id: 'code.copied', message: '已复制' });
    case 'failed':
      return failure;
    case 'idle':
      return '';
  }
}

/**
 * Copies the result of `readText`, a string or a promise, and reports the outcome for two seconds. A rejection counts
 * as a failure.
 */
export function useCopy(readText: () => string | Promise<string>): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(() => {
    const show = (copied: boolean) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setState('idle'), feedbackMs);
      setState(copied ? 'copied' : 'failed');
    };
    const text = readText();
    // Do not await a string: the user activation of the click would be lost.
    void (typeof text === 'string' ? copyText(text) : copyTextLater(text)).then(show);
  }, [readText]);

  return { state, copy };
}
