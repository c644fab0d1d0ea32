/**
 * Moves the keyboard focus to something that is no control, so that reading and tabbing go on from there. Nothing is
 * drawn (src/css/base.css) and nothing scrolls; the element stops being focusable when the focus leaves it.
 */
export function focusTarget(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Start of the page's content: its heading, or the main landmark. */
export function findContentStart(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
}

/** The element a hash such as `#%E6%A6%82%E8%BF%B0` points to; null without one and when its escapes are malformed. */
export function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
