import { type RefObject, useEffect, useState } from 'react';

/** Events by which the user scrolls. Other scroll events may come from scroll restoration. */
const userEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Returns whether the user has scrolled past the start of the element, which shows the results of `query`. */
export function useScrolledPast(ref: RefObject<HTMLElement | null>, query: string): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    let isByUser = false;
    const handleUser = () => {
      isByUser = true;
    };
    const handleScroll = () => {
      const top = ref.current?.getBoundingClientRect().top ?? 0;
      if (isByUser) setPassed(top < 0 ? query : undefined);
    };
    userEvents.forEach((name) => window.addEventListener(name, handleUser, { passive: true }));
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      userEvents.forEach((name) => window.removeEventListener(name, handleUser));
      window.removeEventListener('scroll', handleScroll);
      setPassed(undefined); // a repeated query shows new results
    };
  }, [ref, query]);
  return passed === query;
}
