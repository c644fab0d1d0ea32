/** Highlights the hit that the user opened. */
import { highlightPassages } from './highlightPassages';
import { type HitTarget, slotPrefix, pendingHitSlot } from './pendingHit';

function isHere(path: string): boolean {
  return new URL(path, window.location.href).href === window.location.href;
}

type Stored = { words: readonly string[]; isFresh: boolean };

/** Parses the stored words. Anything malformed counts as stale. */
function parseStored(text: string | null): Stored {
  try {
    const { words, storedAt } = JSON.parse(text ?? '') as Record<string, unknown>;
    const isFresh = typeof storedAt === 'number' && Math.abs(Date.now() - storedAt) < maxAgeMs;
    return { words: Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [], isFresh };
  } catch {
    return { words: [], isFresh: false };
  }
}

/** Deletes entries of tabs that never loaded. */
function deleteStale(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(slotPrefix) && !parseStored(localStorage.getItem(key)).isFresh) localStorage.removeItem(key);
  }
}

/** Returns and deletes the words that another tab or the previous document stored for this page. */
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

/** Maximum time that a new tab takes to load. */
const maxAgeMs = 60_000;

/** Highlights the words of the hit if its page is still shown. */
export function highlightHit({ path, words }: HitTarget): void {
  if (words.length > 0 && isHere(path)) highlightPassages(words);
}

/** Highlights the words that are stored for this page, and deletes them. */
export function highlightStoredHit(): void {
  highlightHit({ path: window.location.href, words: takeStored() });
}
