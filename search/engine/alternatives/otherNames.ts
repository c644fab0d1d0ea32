import type { LanguageTables } from '../../protocol/corpus';
import { kindAt } from '../../text/characters';
import type { Fold } from '../../text/fold';
import { alternativeLimits } from '../weights';

type Name = { said: string; meant: string };
type Place = Name & { start: number; end: number };

/** Finds what people say in a folded query and puts what the pages say in its place. */
export type ReadOtherNames = (query: string) => string[];

function areLetters(text: string, left: number, right: number): boolean {
  return kindAt(text, left) === 'latin' && kindAt(text, right) === 'latin';
}

/** A name of letters stands for itself only as a whole word; a single character only as a whole run. */
function isWholeAt(query: string, start: number, end: number): boolean {
  if (areLetters(query, start - 1, start) || areLetters(query, end - 1, end)) return false;
  if (end - start > 1) return true;
  return kindAt(query, start - 1) !== 'han' && kindAt(query, end) !== 'han';
}

/** Whether the query says at this place already what is meant: 边缘网关 for 网关. */
function isMeantAlready(query: string, { said, meant }: Name, start: number): boolean {
  const inside = meant.indexOf(said);
  return inside !== -1 && query.startsWith(meant, start - inside);
}

/** A space wherever Han meets letters, no sign between letters and digits (RS-232): writers disagree about both. */
function spread(text: string): string {
  return text
    .replace(/([a-z])-(?=\d)/g, '$1')
    .replace(/([a-z0-9])(?=[\u3400-\u9fff])|([\u3400-\u9fff])(?=[a-z0-9])/g, '$1$2 ');
}

function findPlaces(query: string, names: readonly Name[]): Place[] {
  const places: Place[] = [];
  for (const name of names) {
    for (let start = query.indexOf(name.said); start !== -1; start = query.indexOf(name.said, start + 1)) {
      const end = start + name.said.length;
      if (isWholeAt(query, start, end) && !isMeantAlready(query, name, start)) places.push({ ...name, start, end });
    }
  }
  return places;
}

function replace(query: string, places: readonly Place[]): string {
  let text = '';
  let copiedTo = 0;
  for (const { start, end, meant } of places) {
    text += query.slice(copiedTo, start);
    if (areLetters(text + meant, text.length - 1, text.length)) text += ' ';
    text += meant;
    if (areLetters(text + query.slice(end), text.length - 1, text.length)) text += ' ';
    copiedTo = end;
  }
  return text + query.slice(copiedTo);
}

/** Places that do not overlap, longer names first. */
function chooseApart(places: readonly Place[]): Place[] {
  const chosen: Place[] = [];
  const byLength = [...places].sort((left, right) => right.said.length - left.said.length || left.start - right.start);
  for (const place of byLength) {
    if (chosen.every(({ start, end }) => place.end <= start || place.start >= end)) chosen.push(place);
  }
  return chosen.sort((left, right) => left.start - right.start);
}

/** Creates the reader of other names; a name may mean several things, and a query hold several names. */
export function createOtherNames(otherNames: LanguageTables['otherNames'], fold: Fold): ReadOtherNames {
  const names = otherNames
    .map(({ said, meant }): Name => ({ said: spread(fold(said).trim()), meant: spread(fold(meant).trim()) }))
    .filter(({ said, meant }) => said !== '' && meant !== '' && said !== meant);
  return (typed) => {
    const query = spread(typed);
    const places = findPlaces(query, names);
    if (places.length === 0) return [];
    const apart = chooseApart(places);
    const texts = new Set([replace(query, apart), ...places.map((place) => replace(query, [place]))]);
    return [...texts].slice(0, alternativeLimits.maxAlternatives);
  };
}
