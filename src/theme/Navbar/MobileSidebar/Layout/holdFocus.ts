const focusable = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

function findStops(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.offsetParent !== null && getComputedStyle(element).visibility === 'visible',
  );
}

/** Keeps Tab among `stops`; everything else the browser does itself. */
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
 * Focus of a modal dialog that has opened (WAI-ARIA practices, "Dialog"): moves to its close button or first stop,
 * stays inside, and returns to where it was when the returned function is called; Escape calls `close`.
 */
export function holdFocus(dialog: HTMLElement, close: () => void): () => void {
  const opener = document.activeElement;
  (dialog.querySelector<HTMLElement>('.navbar-sidebar__close') ?? findStops(dialog)[0])?.focus();

  const onKeyDown = (event: KeyboardEvent): void => {
    // The search dialog above it has keys of its own.
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') keepTabInside(event, findStops(dialog));
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    // A link that was followed takes focus elsewhere by itself.
    const isLost = document.activeElement === document.body || dialog.contains(document.activeElement);
    if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}
