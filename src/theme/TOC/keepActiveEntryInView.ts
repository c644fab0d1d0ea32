export const activeClass = 'table-of-contents__link--active';

/** Scrolls only `nav`, by the minimum distance that shows the whole active entry. */
function showActiveEntry(nav: HTMLElement): void {
  const entry = nav.querySelector(`.${activeClass}`)?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = nav.getBoundingClientRect();
  nav.scrollTop += Math.max(0, entry.bottom - bottom) - Math.max(0, top - entry.top);
}

/**
 * Keeps the active entry visible in a list that is taller than the window. Docusaurus sets a class on the entry without
 * an event. Returns a function that stops observing.
 */
export function keepActiveEntryInView(nav: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    showActiveEntry(nav);
  });
  observer.observe(nav, { subtree: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}
