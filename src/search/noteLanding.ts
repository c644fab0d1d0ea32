import type { MouseEvent } from 'react';
import { isModifiedClick } from './isModifiedClick';
import { type Landing, announceLanding, landingSlot } from './pendingLanding';

/** The reader opens `landing` in a new tab. */
export function storeLanding({ path, words }: Landing): void {
  landingSlot(new URL(path, window.location.href).href).set(JSON.stringify({ words, storedAt: Date.now() }));
}

/** Notes where a click (with any button) on a link leads the reader: into this tab, or into one the browser opens. */
export function noteLanding(event: MouseEvent, landing: Landing): void {
  if (!isModifiedClick(event)) announceLanding(landing);
  else if (event.button < 2 && !event.altKey) storeLanding(landing);
}
