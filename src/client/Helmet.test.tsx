// @vitest-environment jsdom
import { createRequire } from 'node:module';
import { type ReactNode, act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as own from './Helmet';

type Package = typeof own;
const stock = createRequire(import.meta.url)('react-helmet-async') as Package;
type Heads = readonly ReactNode[];

const site = [
  <html key="html" lang="zh-Hans" dir="ltr" />,
  <title key="title">文档</title>,
  <meta key="og" property="og:title" content="文档" />,
  <link key="icon" rel="icon" href="/img/favicon.svg" />,
  null,
];
const canonical = (path: string) => <link rel="canonical" href={`https://docs.example.com${path}`} />;
const doc = (name: string): Heads => [
  site,
  canonical(`/${name}`),
  <html key="class" lang="zh-Hans" className={`docs ${name}`} />,
  [
    <title key="title">
      {name} | {'文档'}
    </title>,
    <meta key="og" property="og:title" content={name} />,
    <meta key="description" name="description" content={`${name} & "more"`} />,
  ],
];
const plain: Heads = [site, canonical('/'), <meta key="robots" name="robots" content="noindex" />];

const built =
  '<meta charset="utf-8"><title data-rh="true">a | 文档</title><link rel="stylesheet" href="/x.css">' +
  '<meta data-rh="true" content="old" name="description"><link data-rh="true" rel="icon" href="/img/favicon.svg">';

function readDocument(): unknown {
  const { title, documentElement, head } = document;
  const { className } = documentElement;
  const attributes = ['lang', 'dir'].map((name) => [name, documentElement.getAttribute(name)]);
  const tags = [...head.querySelectorAll('meta,link')].map(({ outerHTML }) => outerHTML).sort();
  return { title, className, attributes, tags };
}

/** Renders `pages` in sequence over the built HTML. Returns the document metadata after each. */
async function renderPages({ Helmet, HelmetProvider }: Package, pages: readonly Heads[]): Promise<unknown[]> {
  document.head.innerHTML = built;
  const root = createRoot(document.createElement('div'));
  const read: unknown[] = [];
  for (const [page, heads] of pages.entries()) {
    act(() => {
      root.render(
        <HelmetProvider>
          {heads.map((children, index) => (
            <Helmet key={index < 2 ? index : `${page} ${index}`}>{children}</Helmet>
          ))}
        </HelmetProvider>,
      );
    });
    await new Promise((resolve) => setTimeout(resolve, 50)); // react-helmet-async waits for a frame
    read.push(readDocument());
  }
  act(() => {
    root.unmount();
  });
  return read;
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
});

describe('Helmet', () => {
  it.each([
    ['one page', [doc('a')]],
    ['a second page', [doc('a'), doc('b')]],
    ['a page without class and description, and the way back', [doc('a'), plain, doc('a')]],
  ])('sets the same metadata as react-helmet-async for %s', async (_name, pages) => {
    const expected = await renderPages(stock, pages);
    for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
    expect(await renderPages(own, pages)).toEqual(expected);
  });

  it('keeps classes that other code has set on <html>', async () => {
    const root = createRoot(document.createElement('div'));
    const render = (className: string): void =>
      act(() => {
        root.render(<own.Helmet>{<html lang="zh-Hans" className={className} />}</own.Helmet>);
      });
    render('docs a');
    await Promise.resolve();
    document.documentElement.classList.add('open');
    render('docs b');
    await Promise.resolve();
    expect([...document.documentElement.classList].sort()).toEqual(['b', 'docs', 'open']);
    act(() => {
      root.unmount();
    });
  });

  it('keeps the elements of the built HTML when nothing has changed', async () => {
    document.head.innerHTML = built;
    const icon = document.querySelector('link[rel=icon]');
    const root = createRoot(document.createElement('div'));
    act(() => {
      root.render(<own.Helmet>{site}</own.Helmet>);
    });
    await Promise.resolve();
    expect(document.title).toBe('文档');
    expect(document.querySelector('link[rel=icon]')).toBe(icon);
    act(() => {
      root.unmount();
    });
  });
});
