import { type JsonObject, isObject, isString } from './guards';
import { type Hierarchy, type Hit, type HitType, type Level, type StoredHit, type TaggedText, levels } from './query';
import { invisibleCharacters } from './invisibleCharacters';

const hitTypes: readonly HitType[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'];

function isHitType(value: unknown): value is HitType {
  return hitTypes.some((type) => type === value);
}

function readLevels<T>(source: JsonObject, read: (value: unknown) => T | undefined): Partial<Record<Level, T>> {
  const found: Partial<Record<Level, T>> = {};
  for (const level of levels) {
    const value = read(source[level]);
    if (value !== undefined) found[level] = value;
  }
  return found;
}

/** Direction marks, which are some of the invisible characters. */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Maximum length of a title, keyword or snippet. The longest of this site has 100 characters. */
const maxTextChars = 500;

/** Returns visible text without direction marks, undefined when nothing is visible or the text is too long. */
function readText(value: unknown): string | undefined {
  const text = isString(value) ? value.replace(turns, '') : '';
  if (text.length > maxTextChars) return undefined;
  return text.replace(invisibleCharacters, '').trim() === '' ? undefined : text;
}

function readTagged(value: unknown): TaggedText | undefined {
  const text = isObject(value) && readText(value.value);
  return text ? { value: text } : undefined;
}

function readTaggedList(value: unknown): TaggedText[] {
  return Array.isArray(value) ? value.flatMap((one) => readTagged(one) ?? []) : [];
}

/** Returns the stored members of a hit, undefined when `data` is malformed. Drops unknown members. */
export function parseStoredHit(data: unknown): StoredHit | undefined {
  if (!isObject(data) || !isObject(data.hierarchy)) return undefined;
  const { objectID, url, type, content, hasCommonHeading } = data;
  const hierarchy: Hierarchy = readLevels(data.hierarchy, readText);
  if (!isString(objectID) || !isString(url) || !isHitType(type) || hierarchy.lvl1 === undefined) return undefined;
  return {
    objectID,
    url,
    type,
    hierarchy,
    content: isString(content) ? content : null,
    ...(hasCommonHeading === true ? { hasCommonHeading } : {}),
  };
}

/** Parses a hit, undefined when `data` is malformed. Missing highlights mean that nothing matched there. */
export function parseHit(data: unknown): Hit | undefined {
  const stored = parseStoredHit(data);
  if (!stored || !isObject(data)) return undefined;
  const highlight = isObject(data._highlightResult) ? data._highlightResult : {};
  const { hierarchy } = highlight;
  const keywords = readTaggedList(highlight.keywords);
  const snippet = isObject(data._snippetResult) ? readTagged(data._snippetResult.content) : undefined;
  return {
    ...stored,
    _highlightResult: {
      hierarchy: isObject(hierarchy) ? readLevels(hierarchy, readTagged) : {},
      ...(keywords.length > 0 ? { keywords } : {}),
    },
    _snippetResult: snippet ? { content: snippet } : {},
    ...(data.isWeak === true ? { isWeak: true } : {}),
  };
}
