import { useSyncExternalStore } from 'react';
import { type SearchSession, type SearchSnapshot, idleSnapshot } from './searchSession';

/** Returns the current snapshot of a session. */
export function useSearchSession(session: SearchSession): SearchSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => idleSnapshot);
}
