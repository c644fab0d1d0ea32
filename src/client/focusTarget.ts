/**
 * Moves the keyboard focus to an element that is not a control, so that reading and tabbing continue there. Draws no
 * focus ring (src/css/base.css) and does not scroll. The element stops being focusable on blur.
 */
export function focusTarget(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Returns the start of the main content: its heading, or the main landmark. */
export function findContentStart(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
}

/**
 * Returns the element that a hash such as `#%E6%A6%82%E8%BF%B0` refers to, or null when there is none or the hash is
 * malformed.
 */
export function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
