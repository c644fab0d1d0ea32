const focusable = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

function findTabStops(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.offsetParent !== null && getComputedStyle(element).visibility === 'visible',
  );
}

/** Wraps the focus at both ends of `stops`. The browser handles every other Tab press. */
function keepTabInside(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const first = stops[0];
  const last = stops[stops.length - 1];
  const from = event.shiftKey ? first : last;
  const to = event.shiftKey ? last : first;
  const isOutside = !stops.some((stop) => stop === document.activeElement);
  if (to && (isOutside || document.activeElement === from)) {
    event.preventDefault();
    to.focus();
  }
}

/**
 * Traps the focus in an open modal dialog (WAI-ARIA practices, "Dialog"). Moves it to the close button or the first tab
 * stop. The returned function restores the previous focus. Escape calls `close`.
 */
export function trapFocus(dialog: HTMLElement, close: () => void): () => void {
  // Safari does not focus a clicked button.
  const isNothingFocused = document.activeElement === document.body;
  const opener = isNothingFocused ? document.querySelector('.navbar__toggle') : document.activeElement;
  (dialog.querySelector<HTMLElement>('.navbar-sidebar__close') ?? findTabStops(dialog)[0])?.focus();

  const onKeyDown = (event: KeyboardEvent): void => {
    // An open search dialog handles its own keys.
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') keepTabInside(event, findTabStops(dialog));
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    // A followed link moves the focus itself.
    const isLost = document.activeElement === document.body || dialog.contains(document.activeElement);
    if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}
