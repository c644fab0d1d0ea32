import type { MouseEvent } from 'react';
import { isModifiedClick } from './isModifiedClick';
import { type HitTarget, pendingHitSlot, pendingHit } from './pendingHit';

/** The reader goes to `landing` in this tab, without loading a new document. */
export function setPendingHit(landing: HitTarget): void {
  pendingHit.inThisTab = landing;
}

/** The reader opens `landing` in a new tab. */
export function storePendingHit({ path, words }: HitTarget): void {
  pendingHitSlot(new URL(path, window.location.href).href).set(JSON.stringify({ words, storedAt: Date.now() }));
}

/** Notes where a click (with any button) on a link leads the reader: into this tab, or into one the browser opens. */
export function notePendingHit(event: MouseEvent, landing: HitTarget): void {
  if (!isModifiedClick(event)) setPendingHit(landing);
  else if (event.button < 2 && !event.altKey) storePendingHit(landing);
}
