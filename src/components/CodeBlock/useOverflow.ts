import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether the element's content overflows horizontally, and updates when its size changes. False on the server.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !('ResizeObserver' in window)) return undefined; // Safari before 13.1
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
