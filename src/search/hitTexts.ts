import { type TextPiece, parseMarkedText } from '../../search/protocol/markedText';
import { type Hierarchy, type Hit, type Level, type StoredHit, levels } from '../../search/protocol/query';

/** Displayed texts of a hit: its main line, the other names of its page and section, and the snippet. */
export type HitTexts = {
  title: TextPiece[];
  path: TextPiece[][];
  snippet: TextPiece[];
  /** Keyword with the longest match, if that is longer than any match in the other texts. */
  matchedKeyword: TextPiece[];
};

/** Returns the levels of the hierarchy below the product, top-down. */
function findLevels(hierarchy: Hierarchy): Level[] {
  return levels.filter((level) => level !== 'lvl0' && hierarchy[level] !== undefined);
}

/** Returns whether a hit is a page itself instead of one of its sections. */
export function isPageHit({ hierarchy }: StoredHit): boolean {
  return findLevels(hierarchy).length <= 1;
}

/** Splits names, from the page's title down to the own heading, into the main line and the others. */
function arrangeNames<Name>(names: readonly Name[], { hasCommonHeading }: StoredHit): [Name | undefined, Name[]] {
  if (hasCommonHeading) return [names[0], names.slice(1)];
  return [names[names.length - 1], names.slice(0, -1)];
}

/** Returns the main line of a stored hit, and its page or, below a page's title, its section. */
export function readStoredNames(hit: StoredHit): { title: string; detail: string | undefined } {
  const { hierarchy } = hit;
  const names = findLevels(hierarchy).map((level) => hierarchy[level] ?? '');
  const [title = '', others] = arrangeNames(names, hit);
  return { title, detail: hit.hasCommonHeading ? others.pop() : (others[0] ?? hierarchy.lvl0) };
}

/** Returns the length of the longest marked passage. */
function longestMark(pieces: readonly TextPiece[]): number {
  return Math.max(0, ...pieces.map(({ text, isMarked }) => (isMarked ? text.length : 0)));
}

function findMatchedKeyword({ _highlightResult }: Hit, shown: readonly TextPiece[]): TextPiece[] {
  let [best, most]: [TextPiece[], number] = [[], longestMark(shown)];
  for (const { value } of _highlightResult.keywords ?? []) {
    const pieces = parseMarkedText(value);
    const marked = longestMark(pieces);
    if (marked > most) [best, most] = [pieces, marked];
  }
  return best;
}

/** Returns the names of a hit from the title of its page down to its own heading. */
function readNames({ hierarchy, _highlightResult }: Hit): TextPiece[][] {
  return findLevels(hierarchy).map((level) =>
    parseMarkedText(_highlightResult.hierarchy[level]?.value ?? hierarchy[level] ?? ''),
  );
}

/** Splits the texts of a hit into marked and unmarked pieces. */
export function readHitTexts(hit: Hit): HitTexts {
  const names = readNames(hit);
  const [title = [], path] = arrangeNames(names, hit);
  const snippet = parseMarkedText(hit._snippetResult.content?.value ?? '');
  return { title, path, snippet, matchedKeyword: findMatchedKeyword(hit, [...names.flat(), ...snippet]) };
}

/** Returns the texts of a section below the title of its page: the main line is its own heading. */
export function readSectionTexts(hit: Hit): HitTexts {
  const names = readNames(hit);
  return { ...readHitTexts(hit), title: names[names.length - 1] ?? [], path: names.slice(1, -1) };
}

/** Returns the texts of a page above its sections: `hit` is the page's own hit, or the best of its sections. */
export function readPageTexts(hit: Hit, categories: readonly string[]): HitTexts {
  const [title = []] = readNames(hit);
  const own = isPageHit(hit) ? readHitTexts(hit) : { snippet: [], matchedKeyword: [] };
  return { ...own, title, path: categories.map((text) => [{ text, isMarked: false }]) };
}
