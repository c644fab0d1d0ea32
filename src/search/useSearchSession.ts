import { useSyncExternalStore } from 'react';
import { type SearchSession, type SearchSnapshot, idleSnapshot } from './searchSession';

/** Status and results of a session, followed as they change. */
export function useSearchSession(session: SearchSession): SearchSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => idleSnapshot);
}
