import { type RefObject, useEffect, useState } from 'react';

/** What a reader scrolls by; the browser does so by itself, too, to bring them back to where they were. */
const readerEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Whether the reader has scrolled past the beginning of an element that answers `question`. */
export function useScrolledPast(ref: RefObject<HTMLElement | null>, question: string): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    let isReader = false;
    const noteReader = () => {
      isReader = true;
    };
    const follow = () => {
      const top = ref.current?.getBoundingClientRect().top ?? 0;
      if (isReader) setPassed(top < 0 ? question : undefined);
    };
    readerEvents.forEach((name) => window.addEventListener(name, noteReader, { passive: true }));
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      readerEvents.forEach((name) => window.removeEventListener(name, noteReader));
      window.removeEventListener('scroll', follow);
      setPassed(undefined); // who comes back to the question has another answer before them
    };
  }, [ref, question]);
  return passed === question;
}
