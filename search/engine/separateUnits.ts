import type { Fold } from '../text/fold';
import { type PostingSource, isKnown } from './postings';

/** Number and the few letters after it, perhaps its unit: 20ma, 1.5kw. Not inside an identifier. */
const quantity = /(?:^|[^\w.:/-])(\d+(?:\.\d+)*)([a-zμω]{1,4})(?!\w|[-.:/]\w)/g;

/** Users type ℃ for the °C that texts write after a space. At the end, C must not match prefixes either. */
const degrees = / ?(?:℃|°C$)/g;

/**
 * Inserts a space between numbers and their units, as most texts write them: `20 mA` for `20mA`. Only if some text
 * contains the unit. Joined spellings still match as adjacent words (`latinTerms`). But 4G or 24V, whose letter alone
 * is ambiguous, stay if texts contain them. A unit at the end gets a space after it, too: V must not match prefixes.
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
