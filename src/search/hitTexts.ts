import { type TextPiece, parseMarkedText } from '../../search/protocol/markedText';
import { type Hierarchy, type Hit, type Level, levels } from '../../search/protocol/query';

/** Displayed texts of a hit: its heading, the headings above it, and the snippet. */
type HitTexts = {
  title: TextPiece[];
  path: TextPiece[][];
  snippet: TextPiece[];
  /** Keyword with the longest match, if that is longer than any match in the other texts. */
  matchedKeyword: TextPiece[];
};

/** Returns the levels of the hierarchy below the product, top-down. */
export function findLevels(hierarchy: Hierarchy): Level[] {
  return levels.filter((level) => level !== 'lvl0' && hierarchy[level] !== undefined);
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

/** Splits the texts of a hit into marked and unmarked pieces. */
export function readHitTexts(hit: Hit): HitTexts {
  const { hierarchy, _highlightResult, _snippetResult } = hit;
  const names = findLevels(hierarchy).map((level) => {
    const tagged = _highlightResult.hierarchy[level]?.value;
    return parseMarkedText(tagged ?? hierarchy[level] ?? '');
  });
  const snippet = parseMarkedText(_snippetResult.content?.value ?? '');
  return {
    title: names[names.length - 1] ?? [],
    path: names.slice(0, -1),
    snippet,
    matchedKeyword: findMatchedKeyword(hit, [...names.flat(), ...snippet]),
  };
}
