import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { highlighter, plainLanguages } from './highlighter';

function languageOf(code: Element): string {
  const classes = code.properties.className;
  const found = Array.isArray(classes) ? classes.find((name) => name.startsWith('language-')) : undefined;
  return found === undefined ? 'text' : found.slice('language-'.length);
}

/** Returns `title="…"` of the info string, which Docusaurus provides as `metastring`. */
function titleOf(code: Element): string | undefined {
  const meta = code.properties.metastring;
  return typeof meta === 'string' ? /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1] : undefined;
}

/** Returns `source` as text and `<span class="token …">`, without work for the browser. */
function highlight(source: string, language: string): ElementContent[] {
  if (plainLanguages.has(language)) return [{ type: 'text', value: source }];
  if (!highlighter.registered(language)) {
    const known = [...highlighter.listLanguages(), ...plainLanguages].sort().join(', ');
    throw new Error(`没有代码语言“${language}”，用其中一个：${known}`);
  }
  return highlighter.highlight(source, language).children as ElementContent[];
}

/**
 * Rehype plugin that highlights fenced code at build time with class names (`.token.*`), without a highlighter or
 * inline styles in the browser. Passes `title`, `language` and `position` (one-based) to the `pre` component
 * (src/components/CodeBlock). Throws for an unknown language and lists the known ones.
 */
export function highlightCode() {
  return (tree: Root, file: VFile): void => {
    let position = 0;
    visit(tree, 'element', (pre) => {
      const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const language = languageOf(code);
      position += 1;
      pre.properties = { title: titleOf(code), language, position };
      try {
        pre.children = highlight(toString(code).replace(/\n$/, ''), language);
      } catch (cause) {
        throw new Error(`${file.path}:${pre.position?.start.line ?? 1}: ${String(cause)}`, { cause });
      }
    });
  };
}
