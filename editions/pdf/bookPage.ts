/** Converts the main content of a built page to a part of a book. */
import { defaultTreeAdapter, parse, serializeOuter } from 'parse5';
import {
  type Element,
  attribute,
  findElement,
  listElements,
  remove,
  removeAttribute,
  setAttribute,
} from '../usb/pages/elements';
import type { BookPart } from './bookParts';

export type BookPage = {
  part: BookPart;
  content: Element;
};

const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

/** Parts of a page that need a script or only make sense on the site. `source` is the figure for phones. */
function isOnScreenOnly(element: Element): boolean {
  return (
    ['button', 'script', 'source'].includes(element.tagName) ||
    ['figure-dark', 'hash-link', 'needs-script', 'page-summary'].some((name) => hasClass(element, name))
  );
}

const heading = /^h([1-6])$/;

/** Moves a heading `depth` levels down. Its class keeps the level on the page, which its style depends on. */
function lowerHeading(element: Element, depth: number): void {
  const level = Number(heading.exec(element.tagName)?.[1]);
  setAttribute(element, 'class', `level-${level}`);
  element.tagName = `h${Math.min(level + depth, 6)}`;
  element.nodeName = element.tagName;
}

function prependText(element: Element, text: string): void {
  const [first] = element.childNodes;
  if (first) defaultTreeAdapter.insertTextBefore(element, text, first);
}

/** Parses a page. Throws when it has no main content. */
export function parseBookPage(html: string, part: BookPart): BookPage {
  const article = findElement(parse(html), ({ tagName }) => tagName === 'article');
  const content = article && findElement(article, (element) => hasClass(element, 'theme-doc-markdown'));
  if (!content) throw new Error(`pdf: ${part.route} has no main content`);
  for (const element of listElements(content).filter(isOnScreenOnly)) remove(element);
  return { part, content };
}

/** Returns the ids in the book of all anchors of a page, by address. Ids in a PDF are ASCII. */
export function listAnchors({ part, content }: BookPage): [address: string, id: string][] {
  const ids = listElements(content).flatMap((element) => attribute(element, 'id') ?? []);
  return ids.map((id, index) => [`${part.route}#${id}`, `${part.anchor}_${index + 1}`]);
}

/**
 * Writes a page for the book: headings below those of its chapter, and all addresses replaced by `resolve`, which gets
 * absolute paths.
 */
export function writeBookPage({ part, content }: BookPage, resolve: (address: string) => string): string {
  const absolute = (address: string): string => {
    const { origin, pathname, search, hash } = new URL(address, `https://site.invalid${part.route}`);
    return origin === 'https://site.invalid' ? pathname + search + decodeURIComponent(hash) : address;
  };
  for (const element of listElements(content)) {
    if (heading.test(element.tagName)) lowerHeading(element, part.level - 1);
    const id = attribute(element, 'id');
    if (id !== undefined) setAttribute(element, 'id', resolve(`${part.route}#${id}`).slice(1));
    for (const name of ['href', 'src']) {
      const address = attribute(element, name);
      if (address !== undefined) setAttribute(element, name, resolve(absolute(address)));
    }
    removeAttribute(element, 'loading');
    removeAttribute(element, 'tabindex');
  }
  const title = findElement(content, ({ tagName }) => heading.test(tagName));
  if (!title) throw new Error(`pdf: ${part.route} has no title`);
  setAttribute(title, 'id', part.anchor);
  prependText(title, `${part.number} `);
  return serializeOuter(content);
}
