import type { MouseEvent } from 'react';
import { isModifiedClick } from './isModifiedClick';
import { type HitTarget, pendingHitSlot, setPendingHit } from './pendingHit';

/** Stores the hit to highlight in a new tab. */
export function storePendingHit({ path, words }: HitTarget): void {
  pendingHitSlot(new URL(path, window.location.href).href).set(JSON.stringify({ words, storedAt: Date.now() }));
}

/** Sets or stores the hit, depending on whether the click opens it in this tab or a new one. */
export function notePendingHit(event: MouseEvent, target: HitTarget): void {
  if (!isModifiedClick(event)) setPendingHit(target);
  else if (event.button < 2 && !event.altKey) storePendingHit(target);
}
