import { useCallback, useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { copyText, copyTextLater } from './copyText';

export type CopyState = 'idle' | 'copied' | 'failed';

const feedbackMs = 2000;

/** What a status line says of a copy; empty before one. */
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
 * Copies what `readText` returns, now or later, and says for two seconds after the last click how it went; a rejection
 * is a failure.
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
    // Waiting where there is nothing to wait for would cost the permission that a click gives.
    void (typeof text === 'string' ? copyText(text) : copyTextLater(text)).then(show);
  }, [readText]);

  return { state, copy };
}
