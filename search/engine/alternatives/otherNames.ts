import type { LanguageTables } from '../../protocol/corpus';
import { kindAt } from '../../text/characters';
import type { Fold } from '../../text/fold';

/** `said` may end in other ways than it does; of one that ends in letters, `stem` is what all its forms begin with. */
type Name = { said: string; meant: string; stem: string; endings: readonly string[] };
type Place = { meant: string; start: number; end: number };

/** Finds what people say in a folded query and puts what the pages say in its place. */
export type ReadOtherNames = (query: string) => string[];

function areLetters(text: string, left: number, right: number): boolean {
  return kindAt(text, left) === 'latin' && kindAt(text, right) === 'latin';
}

/** A shorter word is a sign or an abbreviation: `di` has no plural. */
const minInflected = 3;

/** A name with its other forms in English: alarm and alarms, configure and configuring, stop and stopped. */
function inflect(said: string, meant: string): Name {
  const last = said.slice(-1);
  if (said.length < minInflected || !/[a-z]/.test(last)) return { said, meant, stem: said, endings: [] };
  const stem = said.slice(0, -1);
  if (last === 'e') return { said, meant, stem, endings: ['e', 'es', 'ed', 'ing'] };
  if (last === 'y') return { said, meant, stem, endings: ['y', 'ys', 'yed', 'ying', 'ies', 'ied'] };
  return { said, meant, stem: said, endings: ['', 's', 'es', 'ed', 'ing', `${last}ed`, `${last}ing`] };
}

/** Where a name ends whose stem begins at `start`; undefined when it is another word. */
function findEnd(query: string, start: number, { stem, endings }: Name): number | undefined {
  const end = start + stem.length;
  if (endings.length === 0) return end;
  const ending = /^[a-z]*/.exec(query.slice(end))?.[0] ?? '';
  return endings.includes(ending) ? end + ending.length : undefined;
}

/**
 * Whether letters and what follows them belong to an identifier or a path: device_id, alarm.list. A hyphen joins plain
 * words, too.
 */
function isJoinedAt(query: string, index: number): boolean {
  return /^[a-z0-9][._/:]+[a-z0-9]/.test(query.slice(index));
}

/** A name of letters stands for itself only as a whole word; a single character only as a whole run. */
function isWholeAt(query: string, start: number, end: number): boolean {
  if (areLetters(query, start - 1, start) || areLetters(query, end - 1, end)) return false;
  if (isJoinedAt(query, start - 2) || isJoinedAt(query, end - 1)) return false;
  if (end - start > 1) return true;
  return kindAt(query, start - 1) !== 'han' && kindAt(query, end) !== 'han';
}

/** Whether the query says at this place already what is meant: 边缘网关 for 网关. */
function isMeantAlready(query: string, { said, meant }: Name, start: number): boolean {
  const inside = meant.indexOf(said);
  return inside !== -1 && query.startsWith(meant, start - inside);
}

/**
 * A space wherever Han meets letters (or Ⅱ, which is one character), no sign between letters and digits (RS-232):
 * writers disagree about both.
 */
function spread(text: string): string {
  return text
    .replace(/([a-z])-(?=\d)/g, '$1')
    .replace(/([a-z0-9ⅰ-ⅿ])(?=[\u3400-\u9fff])|([\u3400-\u9fff])(?=[a-z0-9ⅰ-ⅿ])/g, '$1$2 ');
}

function findPlaces(query: string, names: readonly Name[]): Place[] {
  const places: Place[] = [];
  for (const name of names) {
    const { stem, meant } = name;
    for (let start = query.indexOf(stem); start !== -1; start = query.indexOf(stem, start + 1)) {
      const end = findEnd(query, start, name);
      if (end === undefined || !isWholeAt(query, start, end) || isMeantAlready(query, name, start)) continue;
      places.push({ meant, start, end });
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

const lengthOf = ({ start, end }: Place): number => end - start;

const isApart = (left: Place, right: Place): boolean => left.end <= right.start || left.start >= right.end;

/** Places that do not overlap, longer names first. */
function chooseApart(places: readonly Place[]): Place[] {
  const chosen: Place[] = [];
  const byLength = [...places].sort((left, right) => lengthOf(right) - lengthOf(left) || left.start - right.start);
  for (const place of byLength) if (chosen.every((other) => isApart(place, other))) chosen.push(place);
  return chosen.sort((left, right) => left.start - right.start);
}

/** Each other meaning of a name, beside the names that were chosen for the rest of the query. */
function chooseOtherMeanings(places: readonly Place[], chosen: readonly Place[]): Place[][] {
  return places
    .filter((place) =>
      chosen.some(({ start, end, meant }) => place.start === start && place.end === end && place.meant !== meant),
    )
    .map((place) => chosen.map((other) => (isApart(place, other) ? other : place)));
}

/** Creates the reader of other names; a name may mean several things, and a query hold several names. */
export function createOtherNames(otherNames: LanguageTables['otherNames'], fold: Fold): ReadOtherNames {
  const names = otherNames
    .map(({ said, meant }) => inflect(spread(fold(said).trim()), spread(fold(meant).trim())))
    .filter(({ said, meant }) => said !== '' && meant !== '' && said !== meant);
  return (typed) => {
    const query = spread(typed);
    const places = findPlaces(query, names);
    if (places.length === 0) return [];
    const apart = chooseApart(places);
    const choices = [apart, ...chooseOtherMeanings(places, apart), ...places.map((place) => [place])];
    return [...new Set(choices.map((chosen) => replace(query, chosen)))];
  };
}
