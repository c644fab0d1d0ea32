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

/** The `title="…"` of a fence's info string, which Docusaurus hands on as `metastring`. */
function titleOf(code: Element): string | undefined {
  const meta = code.properties.metastring;
  return typeof meta === 'string' ? /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1] : undefined;
}

/** `source` as text and `<span class="token …">` only: nothing is left for the browser to compute. */
function colourise(source: string, language: string): ElementContent[] {
  if (plainLanguages.has(language)) return [{ type: 'text', value: source }];
  if (!highlighter.registered(language)) {
    const known = [...highlighter.listLanguages(), ...plainLanguages].sort().join(', ');
    throw new Error(`Unknown code language "${language}"; use one of: ${known}`);
  }
  return highlighter.highlight(source, language).children as ElementContent[];
}

/**
 * Rehype plugin: colours fenced code at build time into class names (`.token.*`), so that no highlighter and no inline
 * style reaches the reader, and hands `title`, `language` and `position` (1 for the page's first code block) to the
 * `pre` component (src/components/CodeBlock).
 * Throws on a language that is neither registered nor plain, naming the ones that are.
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
        pre.children = colourise(toString(code).replace(/\n$/, ''), language);
      } catch (cause) {
        throw new Error(`${file.path}:${pre.position?.start.line ?? 1}: ${String(cause)}`, { cause });
      }
    });
  };
}
