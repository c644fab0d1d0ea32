import { useCallback, useEffect, useState } from 'react';
import { copyText, copyTextLater } from './copyText';

export type CopyState = 'idle' | 'copied' | 'failed';

const feedbackMs = 2000;

/** Copies what `readText` returns, now or later, and says for two seconds how it went; a rejection is a failure. */
export function useCopy(readText: () => string | Promise<string>): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), feedbackMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = useCallback(() => {
    const tell = (copied: boolean) => setState(copied ? 'copied' : 'failed');
    const text = readText();
    // Waiting where there is nothing to wait for would cost the permission that a click gives.
    void (typeof text === 'string' ? copyText(text) : copyTextLater(text)).then(tell);
  }, [readText]);

  return { state, copy };
}
