/**
 * Finds the link that the user followed from a page. After Back it receives the focus, as it does between two
 * documents.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { readShownKey } from './navigation';

/** URL of the last clicked link by history entry key. The page may contain the link at another position later. */
const followedLinks = new Map<string | undefined, string | undefined>();

/** Returns the link in the main content that was last followed from the history entry, and forgets it. */
export function takeFollowedLink(key: string | undefined): HTMLElement | undefined {
  const url = followedLinks.get(key);
  followedLinks.delete(key);
  return [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(({ href }) => href === url);
}

function recordLink({ target }: MouseEvent): void {
  const key = readShownKey();
  if (key) followedLinks.set(key, (target as Element).closest('a')?.href);
}

if (ExecutionEnvironment.canUseDOM) addEventListener('click', recordLink, true);
