import type { Fold } from '../text/fold';
import { type PostingSource, isKnown } from './postings';

/** A number of a folded text and the few letters behind it, perhaps its unit: 20ma, 1.5kw. No part of an identifier. */
const quantity = /(?:^|[^\w.:/-])(\d+(?:\.\d+)*)([a-zμω]{1,4})(?!\w|[-.:/]\w)/g;

/** ℃ is typed for what texts write as °C behind a space. At the end, C begins nothing either. */
const degrees = / ?(?:℃|°C$)/g;

/**
 * A query with a space between numbers and their units, as most texts write them: `20 mA` for `20mA`. Only where some
 * text has the unit. Where texts write the two as one as well, they are looked for as neighbours (`latinUnits`); but 4G
 * or 24V, of which the letter alone says nothing, stay as they are then. Behind a unit at the end there is a space, too:
 * V begins no value.
 */
export function separateUnits(query: string, fold: Fold, source: PostingSource): string {
  const text = query.replace(degrees, ' °C ');
  const units = text.split('');
  for (const { 0: found, 1: number = '', 2: unit = '', index } of fold(text).matchAll(quantity)) {
    if (!isKnown(unit, source) || (/^[^s]$/.test(unit) && isKnown(number + unit, source))) continue;
    const end = index + found.length;
    units.splice(end - unit.length + units.length - text.length, 0, ' ');
    if (end === text.length) units.push(' ');
  }
  return units.join('');
}
