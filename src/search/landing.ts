/** The end of a reader's way from the search to a page: what was found is marked there. */
import { markLanding } from './markLanding';
import { type Landing, landingPrefix, landingSlot } from './pendingLanding';

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
    if (key.startsWith(landingPrefix) && !parseStored(localStorage.getItem(key)).isFresh) localStorage.removeItem(key);
  }
}

/** What another tab, or a document before this one, has left for this page. */
function takeStored(): readonly string[] {
  const slot = landingSlot(window.location.href);
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

/** Marks `words` unless there are none or the page at `path` is no longer shown. */
export function land({ path, words }: Landing): void {
  if (words.length > 0 && isHere(path)) markLanding(words);
}

/** Marks, once, what this document was opened for. */
export function landStored(): void {
  land({ path: window.location.href, words: takeStored() });
}
