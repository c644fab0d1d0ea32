/**
 * Escapes text for a hosted service. Algolia's engine takes `<设备ID>` for a tag and does not search in it. Records
 * therefore hold escaped text, as those of its own documentation crawler do.
 */
import { postTag, preTag } from './markedText';
import { type FacetFilters, type Hit, type Level, type SearchResult, type TaggedText, levels } from './query';

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

// The tag is inside an entity when the query was "lt".
const entity = new RegExp(`&[${preTag}${postTag}]*(amp|lt|gt|quot|#39|#x27)[${preTag}${postTag}]*;`, 'g');

/** Writes `&`, `<` and `>` as entities. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Decodes entities once: `&amp;lt;` becomes `&lt;`. Other entities are text. */
export function unescapeText(text: string): string {
  return text.replace(entity, (whole, name: string) => characters[name] ?? whole);
}

/** Maps the text of each level that is present. */
export function mapLevels<T>(texts: Partial<Record<Level, T>>, map: (text: T) => T): Partial<Record<Level, T>> {
  const mapped: Partial<Record<Level, T>> = {};
  for (const level of levels) {
    const text = texts[level];
    if (text !== undefined) mapped[level] = map(text);
  }
  return mapped;
}

/** Maps every text of a hit, marked or not. Address, id and type stay. */
export function mapHitTexts(hit: Hit, map: (text: string) => string): Hit {
  const mapTagged = ({ value }: TaggedText): TaggedText => ({ value: map(value) });
  const { content } = hit._snippetResult;
  const { hierarchy, keywords } = hit._highlightResult;
  return {
    ...hit,
    hierarchy: mapLevels(hit.hierarchy, map),
    content: hit.content === null ? null : map(hit.content),
    _highlightResult: {
      hierarchy: mapLevels(hierarchy, mapTagged),
      ...(keywords ? { keywords: keywords.map(mapTagged) } : {}),
    },
    _snippetResult: content ? { content: mapTagged(content) } : {},
  };
}

/** Maps each filter. Its attribute is mapped with it, which does not change it. */
export function mapFilters(filters: FacetFilters, map: (text: string) => string): FacetFilters {
  return filters.map((filter) => (typeof filter === 'string' ? map(filter) : filter.map(map)));
}

/** Maps the values of facets, but not their counts. */
export function mapFacetValues(facets: SearchResult['facets'], map: (text: string) => string): SearchResult['facets'] {
  const mapped: SearchResult['facets'] = {};
  for (const [facet, counts] of Object.entries(facets)) {
    mapped[facet] = Object.fromEntries(Object.entries(counts).map(([value, count]) => [map(value), count]));
  }
  return mapped;
}
