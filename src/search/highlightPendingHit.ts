/** The end of a reader's way from the search to a page: what was found is marked there. */
import { highlightPassages } from './highlightPassages';
import { slotPrefix, pendingHitSlot, pendingHit } from './pendingHit';

function isHere(path: string): boolean {
  return new URL(path, window.location.href).href === window.location.href;
}

type Stored = { words: readonly string[]; isFresh: boolean };

/** What is stored under a slot; anything but a landing counts as an old one. */
function parseStored(text: string | null): Stored {
  try {
    const { words, storedAt } = JSON.parse(text ?? '') as Record<string, unknown>;
    const isFresh = typeof storedAt === 'number' && Math.abs(Date.now() - storedAt) < maxAgeMs;
    return { words: Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [], isFresh };
  } catch {
    return { words: [], isFresh: false };
  }
}

/** Landings of tabs that never came. */
function deleteStale(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(slotPrefix) && !parseStored(localStorage.getItem(key)).isFresh) localStorage.removeItem(key);
  }
}

/** What another tab, or a document before this one, has left for this page. */
function takeStored(): readonly string[] {
  const slot = pendingHitSlot(window.location.href);
  const { words, isFresh } = parseStored(slot.get());
  slot.del();
  try {
    deleteStale();
  } catch {
    // Storage is blocked: there is nothing to delete.
  }
  return isFresh ? words : [];
}

/** A tab that was opened for it has loaded by then, or never will. */
const maxAgeMs = 60_000;

/** Marks, once, what the page that is shown now was opened for. */
export function highlightPendingHit(isNewDocument: boolean): void {
  const inThisTab = pendingHit.inThisTab;
  pendingHit.inThisTab = undefined;
  const isArrived = inThisTab !== undefined && isHere(inThisTab.path);
  const words = isNewDocument ? takeStored() : isArrived ? inThisTab.words : [];
  if (words.length > 0) highlightPassages(words);
}
