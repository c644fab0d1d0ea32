import { tagRanges } from '../protocol/markedText';
import { type Hierarchy, type Hit, type HitType, type Level, type TaggedText, levels } from '../protocol/query';
import { fold } from './fold';
import { findMatchedRanges } from './matchedRanges';
import type { PreparedSection } from './preparedIndex';
import type { QueryTerm } from './queryTerms';
import type { RankedSection } from './ranking';
import { findSnippet } from './snippet';

export type HitStyle = { pre: string; post: string; snippetWords: number };

const ellipsis = '…';
/** Where a snippet begins or ends here, nothing was cut off. */
const sentenceEnd = /[\n。！？]/;

function buildHierarchy({ page, source }: PreparedSection): Hierarchy {
  const names = [page.product, page.title, ...source.headings];
  const hierarchy: Hierarchy = {};
  levels.forEach((level, depth) => {
    const name = names[depth];
    if (name !== undefined && name !== '') hierarchy[level] = name;
  });
  return hierarchy;
}

function highlight(text: string, terms: readonly QueryTerm[], { pre, post }: HitStyle): TaggedText {
  return { value: tagRanges(text, findMatchedRanges(fold(text), terms), pre, post) };
}

function highlightLevels(hierarchy: Hierarchy, terms: readonly QueryTerm[], style: HitStyle) {
  const highlighted: Partial<Record<Level, TaggedText>> = {};
  for (const level of levels) {
    const text = hierarchy[level];
    if (text !== undefined) highlighted[level] = highlight(text, terms, style);
  }
  return highlighted;
}

function buildSnippet(section: PreparedSection, terms: readonly QueryTerm[], style: HitStyle): TaggedText {
  const { content: text } = section.source;
  const { start, end } = findSnippet(section.content, findMatchedRanges(section.content, terms), style.snippetWords);
  const { value } = highlight(text.slice(start, end), terms, style);
  const isCutBefore = start > 0 && !sentenceEnd.test(text.charAt(start - 1));
  const isCutAfter = end < text.length && !sentenceEnd.test(text.charAt(end - 1));
  return { value: `${isCutBefore ? ellipsis : ''}${value}${isCutAfter ? ellipsis : ''}` };
}

function typeOf({ section, isHeadingMatch }: RankedSection): HitType {
  const level = levels[Math.min(section.source.headings.length + 1, levels.length - 1)];
  return isHeadingMatch && level !== undefined && level !== 'lvl0' ? level : 'content';
}

/** The hit of a ranked section, in the shape and with the tags that were asked for (specification §3). */
export function buildHit(ranked: RankedSection, terms: readonly QueryTerm[], style: HitStyle): Hit {
  const { section } = ranked;
  const { page, source } = section;
  const url = source.anchor === '' ? page.url : `${page.url}#${encodeURIComponent(source.anchor)}`;
  const hierarchy = buildHierarchy(section);
  const hasSnippet = source.content !== '' && style.snippetWords > 0;
  return {
    objectID: url,
    url,
    type: typeOf(ranked),
    hierarchy,
    content: null,
    _highlightResult: { hierarchy: highlightLevels(hierarchy, terms, style) },
    _snippetResult: hasSnippet ? { content: buildSnippet(section, terms, style) } : {},
  };
}
