import { createHash } from 'node:crypto';
import { findFactOf, listFacts } from '../../facts/findFact';
import type { PageFigure } from '../../facts/loadFigures';
import type { Facts } from '../../facts/model/facts';
import type { ResolvedPage } from '../../facts/resolvePage';

let named: { facts: Facts; names: string } | undefined;

/** Returns the parts of the terms that decide which words of a page become links. */
function listTermNames(facts: Facts): string {
  if (named?.facts !== facts) {
    const terms = listFacts(facts, 'term').map(({ key, zh, pages, isEveryday, domain }) => [
      key,
      zh,
      pages,
      isEveryday,
      domain,
    ]);
    named = { facts, names: JSON.stringify(terms) };
  }
  return named.names;
}

/** Returns the screen that a figure of a window shows. */
function findScreen({ data }: PageFigure, facts: Facts): unknown {
  const key = typeof data === 'object' && data !== null && 'screen' in data ? data.screen : undefined;
  return typeof key === 'string' ? findFactOf(facts, 'screen', key) : undefined;
}

/**
 * Returns a digest that changes when the facts change a page, but not when only its own text changes. The bundler compiles
 * pages with a new digest again (`dependencyLoader.mjs`).
 */
export function digestFacts(written: string, page: ResolvedPage, figures: readonly PageFigure[], facts: Facts): string {
  const lines = written.split('\n');
  const inserted = page.text.split('\n').filter((line, index) => line !== lines[(page.sourceLines[index] ?? 0) - 1]);
  const drawn = figures.map((figure) => [figure.data, findScreen(figure, facts)]);
  return createHash('sha256')
    .update(JSON.stringify([inserted, drawn, listTermNames(facts)]))
    .digest('base64url')
    .slice(0, 12);
}
