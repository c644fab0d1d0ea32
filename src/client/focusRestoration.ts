/**
 * The way back leads the keyboard to the link by which the reader left, as between two documents: who goes through a
 * list of hits, or of links, goes on where they were.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { entry } from './scrollRestoration';

/** Key of an entry of the history -> address of the link, which may stand elsewhere in the page by then. */
const leftBy = new Map<string | undefined, string | undefined>();

/** The link in the page's content that leads where the reader went from this entry of the history; once. */
export function takeFormerLink(key: string | undefined): HTMLElement | undefined {
  const left = leftBy.get(key);
  leftBy.delete(key);
  return [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(({ href }) => href === left);
}

function noteLink({ target }: MouseEvent): void {
  if (entry.key) leftBy.set(entry.key, (target as Element).closest('a')?.href);
}

if (ExecutionEnvironment.canUseDOM) addEventListener('click', noteLink, true);
