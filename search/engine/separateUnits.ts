import type { Fold } from '../text/fold';
import type { PostingSource } from './postings';

/** A number of a folded text and the few letters behind it, perhaps its unit: 20ma, 1.5kw. No part of an identifier. */
const quantity = /(?:^|[^\w.:/-])(\d+(?:\.\d+)*)([a-zμω℃]{1,4})(?!\w|[-.:/]\w)/g;

/**
 * A query with a space between numbers and their units, as texts write them: `20 mA` for `20mA`. Only where no text
 * writes the two as one and some text has the unit. Behind a unit at the end there is a space, too: V begins no value.
 */
export function separateUnits(text: string, fold: Fold, source: PostingSource): string {
  let separated = '';
  let copiedTo = 0;
  for (const { 0: found, 1: number = '', 2: unit = '', index } of fold(text).matchAll(quantity)) {
    if (source.find(number + unit).length > 0 || source.find(unit).length === 0) continue;
    const unitStart = index + found.length - unit.length;
    separated += `${text.slice(copiedTo, unitStart)} `;
    copiedTo = unitStart;
    if (index + found.length === text.length) return `${separated}${text.slice(copiedTo)} `;
  }
  return separated + text.slice(copiedTo);
}
