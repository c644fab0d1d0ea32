import { useEffect, useRef } from 'react';
import type { SearchSnapshot } from './searchSession';

/**
 * What 重试 does: asks again; where that has failed for something that was loaded, an index of another version or a script
 * that a deployment has removed, it loads the page anew, and its scripts with it.
 */
export function useRetry(
  { status, failure }: Pick<SearchSnapshot, 'status' | 'failure'>,
  askAgain: () => void,
  loadAnew: () => void,
): () => void {
  const hasFailedAgain = useRef(false);
  useEffect(() => {
    if (status === 'idle') hasFailedAgain.current = false;
  }, [status]);
  return () => {
    if (hasFailedAgain.current && (failure === 'index' || failure === 'worker')) {
      loadAnew();
      return;
    }
    hasFailedAgain.current = true;
    askAgain();
  };
}
