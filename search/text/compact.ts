import { kindAt } from './characters';

/**
 * Returns only the letters, digits and Han characters of `folded`, for comparisons that ignore spaces and punctuation.
 */
export function compact(folded: string): string {
  let kept = '';
  let copiedTo = 0;
  for (let index = 0; index < folded.length; index += 1) {
    if (kindAt(folded, index) !== 'other') continue;
    kept += folded.slice(copiedTo, index);
    copiedTo = index + 1;
  }
  return kept + folded.slice(copiedTo);
}
