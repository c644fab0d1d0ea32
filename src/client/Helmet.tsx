/**
 * Replaces react-helmet-async in the browser (plugins/bundle). The package includes server rendering, property checks
 * and deep comparisons: 3.6 KB of every first visit. `@docusaurus/Head` needs metadata only: the title, `<meta>`,
 * `<link>` and attributes of `<html>`. The element mounted last wins.
 */
import { Children, type ReactElement, type ReactNode, isValidElement, useLayoutEffect, useState } from 'react';
import { createElement } from './createElement';

type Properties = Readonly<Record<string, unknown>>;

/** Children of each mounted `<Head>`, in mounting order. */
const heads = new Map<object, ReactNode>();
let appliedAttributes: ReadonlyMap<string, string> = new Map();
let isScheduled = false;

function listElements(children: ReactNode): ReactElement<Properties, string>[] {
  return Children.toArray(children).filter((child) => isValidElement(child)) as ReactElement<Properties, string>[];
}

const listClasses = (attributes: ReadonlyMap<string, string>): string[] =>
  (attributes.get('class') ?? '').split(' ').filter(Boolean);

/** Keeps classes set by other code, for example by an open dialog. */
function updateHtmlAttributes(attributes: ReadonlyMap<string, string>): void {
  const root = document.documentElement;
  root.classList.remove(...listClasses(appliedAttributes).filter((name) => !listClasses(attributes).includes(name)));
  root.classList.add(...listClasses(attributes));
  for (const name of appliedAttributes.keys())
    if (name !== 'class' && !attributes.has(name)) root.removeAttribute(name);
  for (const [name, value] of attributes)
    if (name !== 'class' && root.getAttribute(name) !== value) root.setAttribute(name, value);
  appliedAttributes = attributes;
}

function createTag(type: string, props: Properties): HTMLElement {
  if (type !== 'meta' && type !== 'link') throw new Error(`Head: <${type}> is not supported in the browser`);
  const attributes = Object.entries(props).map(([name, value]) => [name, String(value)] as const);
  return createElement(type, { ...Object.fromEntries(attributes), 'data-rh': 'true' }); // as on the server
}

/** Keeps elements that are already in the document, such as those of the built HTML. */
function updateTags(tags: Iterable<HTMLElement>): void {
  const old = [...document.head.querySelectorAll('meta[data-rh],link[data-rh]')];
  for (const tag of tags) {
    const index = old.findIndex((other) => other.isEqualNode(tag));
    if (index < 0) document.head.append(tag);
    else old.splice(index, 1);
  }
  for (const tag of old) tag.remove();
}

function updateDocument(): void {
  isScheduled = false;
  const attributes = new Map<string, string>();
  const tags = new Map<string, HTMLElement>();
  let { title } = document;
  for (const children of heads.values()) {
    for (const { type, props } of listElements(children)) {
      if (type === 'title') title = ([] as unknown[]).concat(props.children).join('');
      else if (type === 'html') {
        for (const [name, value] of Object.entries(props))
          attributes.set(name === 'className' ? 'class' : name, String(value));
      } else {
        const key = `${type} ${String(props.name ?? props.property ?? (props.rel === 'canonical' ? props.rel : props.href))}`;
        tags.delete(key); // inserts the winner at its own position
        tags.set(key, createTag(type, props));
      }
    }
  }
  updateHtmlAttributes(attributes);
  if (document.title !== title) document.title = title;
  updateTags(tags.values());
}

/** Waits for the end of the commit because the metadata of the old and the new page must change together. */
function scheduleUpdate(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(updateDocument);
}

export function Helmet({ children }: { children?: ReactNode }): ReactNode {
  const [key] = useState({});
  useLayoutEffect(() => {
    heads.set(key, children);
    scheduleUpdate();
  });
  useLayoutEffect(
    () => () => {
      heads.delete(key);
      scheduleUpdate();
    },
    [key],
  );
  return null;
}

export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
