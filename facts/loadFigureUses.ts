import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml } from './loading/parseYaml';
import type { Facts } from './model/facts';
import { type FactUse, PageFactsError, resolveData } from './resolvePage';

const figureLink = /\]\((\.[^)\s]*\.figure\.yaml)\)/g;

/** Parsed figures by file. Every save of a page reads the front matter of all pages again. */
const parsed = new Map<string, { text: string; data: unknown }>();

function parseFigureYaml(text: string, file: string): unknown {
  const known = parsed.get(file);
  if (known?.text === text) return known.data;
  try {
    const data = parseYaml(text);
    parsed.set(file, { text, data });
    return data;
  } catch (cause) {
    throw new PageFactsError(file, [
      { line: 1, message: `invalid YAML: ${cause instanceof Error ? cause.message : ''}` },
    ]);
  }
}

/**
 * Loads the facts that the figures of a page use, with the lines of the page's links to the figures. `file` is the
 * page's path from `root`. Missing figures are skipped, because the figures plugin reports them. Throws a
 * `PageFactsError`.
 */
export function loadFigureUses(root: string, file: string, markdown: string, facts: Facts): FactUse[] {
  return markdown.split('\n').flatMap((text, index) =>
    [...text.matchAll(figureLink)].flatMap(([, link = '']) => {
      const figure = path.posix.join(path.posix.dirname(file), decodeURI(link));
      if (!existsSync(path.join(root, figure))) return [];
      const data = parseFigureYaml(readFileSync(path.join(root, figure), 'utf8'), figure);
      return resolveData(data, facts, figure).uses.map((use) => ({ ...use, line: index + 1 }));
    }),
  );
}
