import { type MouseEvent, useRef, useState } from 'react';
import type { HitTarget } from './pendingHit';
import { useHitNavigation } from './useHitNavigation';

export type FollowedLink = {
  /** Id of the followed link. */
  id: string;
  follow: (event: MouseEvent<HTMLElement>, id: string, target: HitTarget) => void;
  /** Whether loading its page is slow. */
  isWaiting: boolean;
  /** Follows the link again when its page is unavailable. Moves the focus to it, because the retry button disappears. */
  retry: (() => void) | undefined;
};

/** Returns the state of the followed link among hits of `query`. */
export function useFollowedLink(query: string): FollowedLink {
  const [id, setId] = useState('');
  const link = useRef<HTMLElement>(undefined);
  const { follow, isWaiting, retry } = useHitNavigation(query);
  return {
    id,
    follow(event, nextId, target) {
      link.current = event.currentTarget;
      setId(nextId);
      follow(event, target);
    },
    isWaiting,
    retry:
      retry &&
      (() => {
        retry();
        link.current?.focus();
      }),
  };
}
