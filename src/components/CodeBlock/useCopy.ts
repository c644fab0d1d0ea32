import { useCallback, useEffect, useState } from 'react';
import { copyText } from './copyText';

export type CopyState = 'idle' | 'copied' | 'failed';

const feedbackMs = 2000;

/** Copies what `readText` returns and says for two seconds how it went. */
export function useCopy(readText: () => string): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), feedbackMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = useCallback(() => {
    void copyText(readText()).then((copied) => setState(copied ? 'copied' : 'failed'));
  }, [readText]);

  return { state, copy };
}
