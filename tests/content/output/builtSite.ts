import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export type BuiltPage = {
  /** Path below the build folder, with forward slashes. */
  file: string;
  /** Address of the file: `/docs/a` for `docs/a.html`, `/` for `index.html`. */
  route: string;
  /** Every element in document order, those inside `<template>` included. */
  elements: readonly Element[];
  /** True for a redirect page (`<meta http-equiv="refresh">`). */
  isRedirect: boolean;
};

/** Lists the paths of all files below `root`, sorted. */
export function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

function children(node: Node): readonly Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

function listElements(node: Node): Element[] {
  const below = children(node).flatMap(listElements);
  return 'tagName' in node ? [node, ...below] : below;
}

/** Returns the value of an attribute, undefined when the element does not have it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** Returns the line of the element in its file. */
export function lineOf(element: Element): number {
  return element.sourceCodeLocation?.startLine ?? 1;
}

/** Returns the text of a node and its descendants, without elements for which `isSkipped` returns true. */
export function textOf(node: Node, isSkipped: (element: Element) => boolean = () => false): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if ('tagName' in node && isSkipped(node)) return ' ';
  return children(node)
    .map((child) => textOf(child, isSkipped))
    .join('');
}

function parsePage(file: string, html: string): BuiltPage {
  const elements = listElements(parse(html, { sourceCodeLocationInfo: true }));
  const route = `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
  const isRedirect = elements.some((element) => attribute(element, 'http-equiv')?.toLowerCase() === 'refresh');
  return { file, route, elements, isRedirect };
}

/**
 * Loads every page of the built site, without `x/index.html` where `x.html` exists: the build writes the same page to
 * both. Throws when the two differ.
 */
export function loadBuiltPages(root: string): BuiltPage[] {
  const files = listFiles(root).filter((file) => file.endsWith('.html'));
  const known = new Set(files);
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  return files
    .filter((file) => {
      const twin = file.replace(/\/index\.html$/, '.html');
      if (twin === file || !known.has(twin)) return true;
      if (read(file) !== read(twin)) throw new Error(`${file} differs from ${twin}; both are the same address`);
      return false;
    })
    .map((file) => parsePage(file, read(file)));
}
