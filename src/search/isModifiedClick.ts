import type { MouseEvent } from 'react';

/** Returns whether a click opens a new tab or window, or downloads. The browser handles such clicks. */
export function isModifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
