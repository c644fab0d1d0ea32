import type { LanguageTables } from '../../protocol/corpus';
import { kindAt } from '../../text/characters';
import type { Fold } from '../../text/fold';

/** A synonym. Words of letters may be inflected: `stem` is common to all forms. */
type Name = { from: string; to: string; stem: string; endings: readonly string[] };
type Place = { to: string; start: number; end: number };

/** Replaces synonyms in a folded query with the words of the pages. */
export type RewriteSynonyms = (query: string) => string[];

function areLetters(text: string, left: number, right: number): boolean {
  return kindAt(text, left) === 'latin' && kindAt(text, right) === 'latin';
}

/** Minimum length of inflected words: shorter ones are symbols or abbreviations: `di` has no plural. */
const minInflected = 3;

/** Builds the English forms of a synonym: alarm and alarms, configure and configuring, stop and stopped. */
function inflect(from: string, to: string): Name {
  const last = from.slice(-1);
  if (from.length < minInflected || !/[a-z]/.test(last)) return { from, to, stem: from, endings: [] };
  const stem = from.slice(0, -1);
  if (last === 'e') return { from, to, stem, endings: ['e', 'es', 'ed', 'ing'] };
  if (last === 'y') return { from, to, stem, endings: ['y', 'ys', 'yed', 'ying', 'ies', 'ied'] };
  return { from, to, stem: from, endings: ['', 's', 'es', 'ed', 'ing', `${last}ed`, `${last}ing`] };
}

/** Returns the end of a synonym whose stem begins at `start`; undefined when it is another word. */
function findEnd(query: string, start: number, { stem, endings }: Name): number | undefined {
  const end = start + stem.length;
  if (endings.length === 0) return end;
  const ending = /^[a-z]*/.exec(query.slice(end))?.[0] ?? '';
  return endings.includes(ending) ? end + ending.length : undefined;
}

/**
 * Returns whether letters and the next ones are part of an identifier or a path: device_id, alarm.list. A hyphen also
 * joins plain words.
 */
function isJoinedAt(query: string, index: number): boolean {
  return /^[a-z0-9][._/:]+[a-z0-9]/.test(query.slice(index));
}

/** Returns whether a match is a whole word for letters, or a whole run for a single character. */
function isWholeAt(query: string, start: number, end: number): boolean {
  if (areLetters(query, start - 1, start) || areLetters(query, end - 1, end)) return false;
  if (isJoinedAt(query, start - 2) || isJoinedAt(query, end - 1)) return false;
  if (end - start > 1) return true;
  return kindAt(query, start - 1) !== 'han' && kindAt(query, end) !== 'han';
}

/** Returns whether the query contains the target at this position already: 边缘网关 for 网关. */
function isTargetPresent(query: string, { from, to }: Name, start: number): boolean {
  const inside = to.indexOf(from);
  return inside !== -1 && query.startsWith(to, start - inside);
}

/**
 * Normalises notation, which differs between authors: a space between Han and letters (or Ⅱ), no hyphen between letters
 * and digits (RS-232).
 */
function normalizeNotation(text: string): string {
  return text
    .replace(/([a-z])-(?=\d)/g, '$1')
    .replace(/([a-z0-9ⅰ-ⅿ])(?=[\u3400-\u9fff])|([\u3400-\u9fff])(?=[a-z0-9ⅰ-ⅿ])/g, '$1$2 ');
}

function findPlaces(query: string, names: readonly Name[]): Place[] {
  const places: Place[] = [];
  for (const name of names) {
    const { stem, to } = name;
    for (let start = query.indexOf(stem); start !== -1; start = query.indexOf(stem, start + 1)) {
      const end = findEnd(query, start, name);
      if (end === undefined || !isWholeAt(query, start, end) || isTargetPresent(query, name, start)) continue;
      places.push({ to, start, end });
    }
  }
  return places;
}

function replace(query: string, places: readonly Place[]): string {
  let text = '';
  let copiedTo = 0;
  for (const { start, end, to } of places) {
    text += query.slice(copiedTo, start);
    if (areLetters(text + to, text.length - 1, text.length)) text += ' ';
    text += to;
    if (areLetters(text + query.slice(end), text.length - 1, text.length)) text += ' ';
    copiedTo = end;
  }
  return text + query.slice(copiedTo);
}

const lengthOf = ({ start, end }: Place): number => end - start;

const isApart = (left: Place, right: Place): boolean => left.end <= right.start || left.start >= right.end;

/** Chooses matches that do not overlap, longer ones first. */
function chooseApart(places: readonly Place[]): Place[] {
  const chosen: Place[] = [];
  const byLength = [...places].sort((left, right) => lengthOf(right) - lengthOf(left) || left.start - right.start);
  for (const place of byLength) if (chosen.every((other) => isApart(place, other))) chosen.push(place);
  return chosen.sort((left, right) => left.start - right.start);
}

/** Returns each other target of a synonym, combined with the chosen matches in the rest of the query. */
function chooseOtherTargets(places: readonly Place[], chosen: readonly Place[]): Place[][] {
  return places
    .filter((place) =>
      chosen.some(({ start, end, to }) => place.start === start && place.end === end && place.to !== to),
    )
    .map((place) => chosen.map((other) => (isApart(place, other) ? other : place)));
}

/** Creates the rewriter of synonyms. A synonym may have several targets, and a query several synonyms. */
export function createSynonymRewriter(synonyms: LanguageTables['synonyms'], fold: Fold): RewriteSynonyms {
  const names = synonyms
    .map(({ from, to }) => inflect(normalizeNotation(fold(from).trim()), normalizeNotation(fold(to).trim())))
    .filter(({ from, to }) => from !== '' && to !== '' && from !== to);
  return (typed) => {
    const query = normalizeNotation(typed);
    const places = findPlaces(query, names);
    if (places.length === 0) return [];
    const apart = chooseApart(places);
    const choices = [apart, ...chooseOtherTargets(places, apart), ...places.map((place) => [place])];
    return [...new Set(choices.map((chosen) => replace(query, chosen)))];
  };
}
