import { type FacetFilters, productFacet } from '../protocol/query';
import type { Section } from './sections';

/** Facet values of a section (specification §7: contextual search by language and version tag). */
export type FacetsOf = (section: { page: Pick<Section['page'], 'product'> }) => Readonly<Record<string, string>>;

/** Creates the facets of a corpus: its language and version tag, and the product of the page. */
export function createFacets(language: string, docusaurusTag: string): FacetsOf {
  return ({ page }) => ({ language, docusaurus_tag: docusaurusTag, [productFacet]: page.product });
}

/** Evaluates `facet:value`, or `facet:-value` for any other value. A value that begins with a minus is written `\-`. */
function holds(facets: Readonly<Record<string, string>>, filter: string): boolean {
  const colon = filter.indexOf(':');
  const value = filter.slice(colon + 1);
  const isNegated = value.startsWith('-');
  return (facets[filter.slice(0, colon)] === value.replace(/^-|^\\(?=-)/, '')) !== isNegated;
}

/**
 * Returns whether a section matches every filter of the list, and at least one of each inner list (specification §7;
 * syntax: https://www.algolia.com/doc/api-reference/api-parameters/facetFilters/).
 */
export function passesFilters(facets: Readonly<Record<string, string>>, filters: FacetFilters): boolean {
  return filters.every((filter) =>
    typeof filter === 'string' ? holds(facets, filter) : filter.some((option) => holds(facets, option)),
  );
}

/** Counts the values of each facet among `sections`. */
export function countFacets(
  sections: readonly Section[],
  names: readonly string[],
  facetsOf: FacetsOf,
): Record<string, Record<string, number>> {
  const valuesOf = names.length === 0 ? [] : sections.map(facetsOf);
  const count = (name: string): Record<string, number> => {
    const counts = new Map<string, number>();
    for (const { [name]: value } of valuesOf) {
      if (typeof value === 'string') counts.set(value, (counts.get(value) ?? 0) + 1); // plain objects have a constructor
    }
    return Object.fromEntries(counts);
  };
  return Object.fromEntries(names.map((name) => [name, count(name)]));
}
