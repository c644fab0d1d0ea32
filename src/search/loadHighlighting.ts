/** Loads the highlighting code. The only import of it, to keep it in one chunk. */
export const loadHighlighting = (): Promise<typeof import('./highlightPendingHit')> => import('./highlightPendingHit');
