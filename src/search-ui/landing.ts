/** The end of a reader's way from the search to a page: what was found is marked there. */
import { markLanding } from './markLanding';
import { landingSlot, pendingLanding } from './pendingLanding';

/** A tab that was opened for it has loaded by then, or never will. */
const maxAgeMs = 60_000;

function isHere(path: unknown): boolean {
  return typeof path === 'string' && new URL(path, window.location.href).href === window.location.href;
}

/** What another tab has left for this page; anything else in the storage counts as nothing. */
function takeStored(): readonly string[] {
  try {
    const { path, words, storedAt } = JSON.parse(landingSlot.get() ?? '{}') as Record<string, unknown>;
    const isFresh = typeof storedAt === 'number' && Math.abs(Date.now() - storedAt) < maxAgeMs;
    if (isFresh && !isHere(path)) return []; // it is for another tab
    landingSlot.del();
    return isFresh && Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
  } catch {
    landingSlot.del();
    return [];
  }
}

/** Marks, once, what the page that is shown now was opened for. */
export function land(isNewDocument: boolean): void {
  const inThisTab = pendingLanding.inThisTab;
  pendingLanding.inThisTab = undefined;
  const isArrived = inThisTab !== undefined && isHere(inThisTab.path);
  const words = isNewDocument ? takeStored() : isArrived ? inThisTab.words : [];
  if (words.length > 0) markLanding(words);
}
