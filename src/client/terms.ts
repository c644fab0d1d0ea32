/**
 * Shows the definition of glossary terms (links made by plugins/terms) in place. Code and definitions are loaded when a
 * term is hovered, focused or clicked. If they fail to load, the link opens the glossary.
 */
import { onNavigation } from './navigation';

/** Closes the open definition, or cancels the one that is loading. */
let close = (): void => undefined;

const load = () => import(/* webpackChunkName: "explainTerm" */ './terms/explainTerm');

function findTerm({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;
}

function warmUp(event: Event): void {
  if (findTerm(event)) load().catch(() => undefined); // a click reports the error
}

async function explain(link: HTMLAnchorElement): Promise<void> {
  close(); // a second click while the code loads would open the definition twice
  const loading = new AbortController();
  close = () => {
    loading.abort();
  };
  try {
    const { explainTerm } = await load();
    if (!loading.signal.aborted) close = explainTerm(link);
  } catch (error) {
    console.warn('The definition is not available:', error);
    if (!loading.signal.aborted) location.assign(link.href);
  }
}

function onClick(event: MouseEvent): void {
  const link = findTerm(event);
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation(); // the router would follow the link
  void explain(link);
}

if (typeof document === 'object') {
  document.addEventListener('pointerover', warmUp);
  document.addEventListener('focusin', warmUp);
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
}

onNavigation('started', () => {
  close();
});
