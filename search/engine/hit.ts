import { cellBorder } from '../protocol/cellBorder';
import { type Range, tagRanges } from '../protocol/markedText';
import { type Hierarchy, type Hit, type Level, type TaggedText, levels } from '../protocol/query';
import { buildHierarchy, headingType, sectionUrl } from '../protocol/sectionNames';
import type { Fold } from '../text/fold';
import { snapRanges } from '../text/ranges';
import type { SegmentWords } from '../text/segmentWords';
import { snapToWords } from '../text/snapToWords';
import { findSnippet } from '../text/snippet';
import type { Marker } from './marks';
import type { Ranked } from './ranking';
import type { FoldedText, Section } from './sections';

/** Tags around matches, and the number of words in a snippet; 0 for no snippet. */
export type HitStyle = { pre: string; post: string; snippetWords: number; segment?: SegmentWords | undefined };

const ellipsis = '…';
/** Separators between cells of a symptom, cause and remedy row, and of other rows. They are as long as `cellBorder`. */
const [stepBorder, shownBorder] = [' → ', ' · '];
/** Characters after which a passage is not cut off. */
const sentenceEnd = /[\n。！？]/;

function highlightLevels(hierarchy: Hierarchy, mark: Marker, fold: Fold, { pre, post }: HitStyle) {
  const highlighted: Partial<Record<Level, TaggedText>> = {};
  for (const level of levels) {
    const text = hierarchy[level];
    if (text === undefined) continue;
    highlighted[level] = { value: tagRanges(text, mark({ text, folded: fold(text) }), pre, post) };
  }
  return highlighted;
}

/** Highlights the keywords that matched. They appear nowhere else on the page. */
function highlightKeywords({ keywords }: Section, mark: Marker, { pre, post }: HitStyle): TaggedText[] {
  const ranges = keywords.text === '' ? [] : mark(keywords);
  if (ranges.length === 0) return [];
  let start = 0;
  return keywords.text.split('\n').flatMap((name) => {
    const [from, end] = [start, start + name.length];
    start = end + 1;
    const inside = ranges.filter(([first, last]) => first >= from && last <= end);
    if (inside.length === 0) return [];
    const own = inside.map(([first, last]): Range => [first - from, last - from]);
    return [{ value: tagRanges(name, own, pre, post) }];
  });
}

/** Returns a passage of the text, or of the code when only the code matches. */
function buildSnippet({ content, code, owner }: Section, mark: Marker, style: HitStyle): TaggedText | undefined {
  const inContent = mark(content);
  const inCode = inContent.length > 0 ? [] : mark(code);
  const shown: FoldedText = inCode.length > 0 || content.text === '' ? code : content;
  const ranges = shown === code ? inCode : inContent;
  if (shown.text === '') return undefined;
  const found = findSnippet(shown.folded, ranges, style.snippetWords);
  const { start, end } = style.segment ? snapToWords(shown.text, found, ranges, style.segment) : found;
  const inside = ranges.flatMap(([from, to]): [number, number][] =>
    from < end && to > start ? [[Math.max(from, start) - start, Math.min(to, end) - start]] : [],
  );
  const passage = shown.text.slice(start, end);
  const text = shown === code ? passage : passage.split(cellBorder).join(owner ? stepBorder : shownBorder);
  const isCutBefore = start > 0 && !sentenceEnd.test(shown.text.charAt(start - 1));
  const isCutAfter = end < shown.text.length && !sentenceEnd.test(shown.text.charAt(end - 1));
  const value = tagRanges(text, snapRanges(text, inside), style.pre, style.post);
  return { value: `${isCutBefore ? ellipsis : ''}${value}${isCutAfter ? ellipsis : ''}` };
}

/** Builds the hit of a ranked section with the requested tags (specification §3). */
export function buildHit(
  { section, isHeadingMatch, isWeak }: Omit<Ranked, 'variant'>,
  mark: Marker,
  fold: Fold,
  style: HitStyle,
): Hit {
  const { page, source, owner = section } = section;
  const hierarchy = buildHierarchy(page, source);
  const keywords = highlightKeywords(section, mark, style);
  const snippet = style.snippetWords > 0 ? buildSnippet(section, mark, style) : undefined;
  return {
    objectID: sectionUrl(page.url, owner.source.anchor),
    url: sectionUrl(page.url, source.anchor),
    type: isHeadingMatch ? headingType(source) : 'content',
    hierarchy,
    content: null,
    ...(section.hasCommonHeading ? { hasCommonHeading: true } : {}),
    ...(isWeak ? { isWeak } : {}),
    _highlightResult: {
      hierarchy: highlightLevels(hierarchy, mark, fold, style),
      ...(keywords.length > 0 ? { keywords } : {}),
    },
    _snippetResult: snippet ? { content: snippet } : {},
  };
}
