/**
 * The way back leads the keyboard to the link by which the reader left, as between two documents: who goes through a list
 * of hits, or of links, goes on where they were.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { currentKey } from './scrollRestoration';

/** Key of an entry of the history -> the link in the page's content, which may have other links by then. */
const leftBy = new Map<string | undefined, { place: number; href: string | undefined }>();

const findLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('main a')];

/** The link in the page's content by which the reader has left this entry of the history before; once. */
export function takeFormerLink(key: string | undefined): HTMLElement | undefined {
  const left = leftBy.get(key);
  leftBy.delete(key);
  if (!left) return undefined;
  const links = findLinks();
  return [links[left.place], ...links].find((link) => link?.href === left.href);
}

function noteLink({ target }: MouseEvent): void {
  const links = findLinks();
  const place = links.findIndex((link) => link.contains(target as Node));
  if (currentKey) leftBy.set(currentKey, { place, href: links[place]?.href });
}

if (ExecutionEnvironment.canUseDOM) addEventListener('click', noteLink, true);
