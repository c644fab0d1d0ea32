export const activeClass = 'table-of-contents__link--active';

/** Scrolls `nav`, and nothing around it, as little as shows the whole active entry. */
function showActiveEntry(nav: HTMLElement): void {
  const entry = nav.querySelector(`.${activeClass}`)?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = nav.getBoundingClientRect();
  nav.scrollTop += Math.max(0, entry.bottom - bottom) - Math.max(0, top - entry.top);
}

/**
 * Keeps the entry of the section being read in view in a list that is longer than the window. Docusaurus marks it by a
 * class and says nothing. Returns a function that stops.
 */
export function keepActiveEntryInView(nav: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    showActiveEntry(nav);
  });
  observer.observe(nav, { subtree: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}
