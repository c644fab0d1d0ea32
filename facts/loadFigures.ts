import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml } from '../catalog/parseYaml';
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
    throw new PageFactsError(file, [{ line: 1, message: cause instanceof Error ? cause.message : String(cause) }]);
  }
}

/** Figure of a page with resolved facts. `line` is the line of the page's link to it. */
export type PageFigure = { line: number; data: unknown; uses: readonly FactUse[] };

/**
 * Loads the figures of a page. `file` is the page's path from `root`. Missing figures are skipped, because the figures
 * plugin reports them. Throws a `PageFactsError`.
 */
export function loadFigures(root: string, file: string, markdown: string, facts: Facts): PageFigure[] {
  return markdown.split('\n').flatMap((text, index) =>
    [...text.matchAll(figureLink)].flatMap(([, link = '']) => {
      const figure = path.posix.join(path.posix.dirname(file), decodeURI(link));
      if (!existsSync(path.join(root, figure))) return [];
      const data = parseFigureYaml(readFileSync(path.join(root, figure), 'utf8'), figure);
      return [{ line: index + 1, ...resolveData(data, facts, figure) }];
    }),
  );
}

/** Loads the facts that the figures of a page use, with the lines of the page's links to the figures. */
export function loadFigureUses(root: string, file: string, markdown: string, facts: Facts): FactUse[] {
  return loadFigures(root, file, markdown, facts).flatMap(({ line, uses }) => uses.map((use) => ({ ...use, line })));
}
