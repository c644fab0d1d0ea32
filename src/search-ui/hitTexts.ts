import { type TextPiece, parseMarkedText } from '../../search/protocol/markedText';
import { type Hierarchy, type Hit, type Level, levels } from '../../search/protocol/query';

/** What is shown of a hit: its own heading, the way to it below the product, and the passage that matched. */
export type HitTexts = { title: TextPiece[]; path: TextPiece[][]; snippet: TextPiece[] };

/** Levels below the product, from the page down, that the hierarchy has. */
export function findLevels(hierarchy: Hierarchy): Level[] {
  return levels.filter((level) => level !== 'lvl0' && hierarchy[level] !== undefined);
}

/** Cuts a hit's texts into marked and unmarked pieces. */
export function readHitTexts({ hierarchy, _highlightResult, _snippetResult }: Hit): HitTexts {
  const names = findLevels(hierarchy).map((level) => {
    const tagged = _highlightResult.hierarchy[level]?.value;
    return parseMarkedText(tagged ?? hierarchy[level] ?? '');
  });
  return {
    title: names[names.length - 1] ?? [],
    path: names.slice(0, -1),
    snippet: parseMarkedText(_snippetResult.content?.value ?? ''),
  };
}
