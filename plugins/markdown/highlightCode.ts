import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import bash from 'refractor/bash';
import c from 'refractor/c';
import { refractor } from 'refractor/core';
import go from 'refractor/go';
import ini from 'refractor/ini';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import powershell from 'refractor/powershell';
import properties from 'refractor/properties';
import shellSession from 'refractor/shell-session';
import toml from 'refractor/toml';
import typescript from 'refractor/typescript';
import { visit } from 'unist-util-visit';
import { structuredText } from './structuredText';

// bash … toml: specification §1; the others are what the pages use.
for (const grammar of [
  bash,
  go,
  ini,
  properties,
  shellSession,
  toml,
  c,
  javascript,
  json,
  powershell,
  typescript,
  structuredText,
]) {
  refractor.register(grammar);
}

/** Languages whose code is shown as it is. */
const plainLanguages = new Set(['text', 'http', 'csv']);

function languageOf(code: Element): string {
  const classes = code.properties.className;
  const found = Array.isArray(classes) ? classes.find((name) => name.startsWith('language-')) : undefined;
  return found === undefined ? 'text' : found.slice('language-'.length);
}

/** The `title="…"` of a fence's info string, which Docusaurus hands on as `metastring`. */
function titleOf(code: Element): string | undefined {
  const meta = code.properties.metastring;
  return typeof meta === 'string' ? /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1] : undefined;
}

/** `source` as text and `<span class="token …">` only: nothing is left for the browser to compute. */
function colourise(source: string, language: string): ElementContent[] {
  if (plainLanguages.has(language)) return [{ type: 'text', value: source }];
  if (!refractor.registered(language)) {
    const known = [...refractor.listLanguages(), ...plainLanguages].sort().join(', ');
    throw new Error(`Unknown code language "${language}"; use one of: ${known}`);
  }
  return refractor.highlight(source, language).children as ElementContent[];
}

/**
 * Rehype plugin: colours fenced code at build time into class names (`.token.*`), so that no highlighter and no inline
 * style reaches the reader, and hands `title` and `language` to the `pre` component (src/components/CodeBlock).
 * Throws on a language that is neither registered nor plain, naming the ones that are.
 */
export function highlightCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (pre) => {
      const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const language = languageOf(code);
      pre.properties = { title: titleOf(code), language };
      pre.children = colourise(toString(code).replace(/\n$/, ''), language);
    });
  };
}
