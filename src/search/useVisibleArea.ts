import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets `--visible-top` and `--visible-height` of the element to the visual viewport. A virtual keyboard covers the page
 * without resizing it. Does nothing while the page is pinch-zoomed.
 */
export function useVisibleArea(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const viewport = window.visualViewport;
    if (!element || !viewport) return undefined;
    const update = () => {
      if (viewport.scale > 1) return;
      element.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
      element.style.setProperty('--visible-height', `${viewport.height}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, [ref]);
}
