/**
 * The way back leads the keyboard to the link by which the reader left, as between two documents: who goes through a list
 * of hits, or of links, goes on where they were.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { currentKey } from './scrollRestoration';

/** Key of an entry of the history -> place of the link among those of the page's content. */
const leftBy = new Map<string | undefined, number>();

const findLinks = () => [...document.querySelectorAll<HTMLElement>('main a')];

/** The link in the page's content by which the reader has left this entry of the history before; once. */
export function takeFormerLink(key: string | undefined): HTMLElement | undefined {
  const place = leftBy.get(key);
  leftBy.delete(key);
  return findLinks()[place ?? -1];
}

function noteLink({ target }: MouseEvent): void {
  const place = findLinks().findIndex((link) => link.contains(target as Node));
  if (currentKey) leftBy.set(currentKey, place);
}

if (ExecutionEnvironment.canUseDOM) addEventListener('click', noteLink, true);
