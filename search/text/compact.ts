import { kindAt } from './characters';

/** `folded` without anything but letters, digits and Han: how texts are compared whose spaces and signs may differ. */
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
