import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the element where the screen is free: a virtual keyboard lies over the page without making it smaller, so a
 * sheet as high as the page would end below it. A page zoomed by two fingers is left alone.
 */
export function useVisibleArea(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const viewport = window.visualViewport;
    if (!element || !viewport) return undefined;
    const follow = () => {
      if (viewport.scale > 1) return;
      element.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
      element.style.setProperty('--visible-height', `${viewport.height}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, [ref]);
}
