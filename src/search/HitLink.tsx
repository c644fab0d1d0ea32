import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './SearchPage.module.css';
import UnreachableNote from './UnreachableNote';
import { dialogTexts } from './dialogTexts';
import type { HitTarget } from './pendingHit';
import type { FollowedLink } from './useFollowedLink';

type Props = { id: string; target: HitTarget; followed: FollowedLink; children: ReactNode };

/** Link of the search page to a page or section, and its state while its page is loading or unavailable. */
export default function HitLink({ id, target, followed, children }: Props): ReactNode {
  const isFollowed = followed.id === id;
  return (
    <>
      <Link
        className={styles.hit}
        to={target.path}
        onClick={(event) => followed.follow(event, id, target)}
        onAuxClick={(event) => followed.follow(event, id, target)}
      >
        {children}
      </Link>
      {isFollowed && followed.isWaiting && <p role="status">{dialogTexts.opening()}</p>}
      {isFollowed && followed.retry && <UnreachableNote onRetry={followed.retry} />}
    </>
  );
}
