import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('docs.singleKeys');

/** Value in this document, also when the storage is blocked. */
let changed: boolean | undefined;

/**
 * Returns whether shortcuts of a single character are on. Users of speech input switch them off, because spoken words
 * trigger them (WCAG 2.1.4).
 */
export function areSingleKeysOn(): boolean {
  return changed ?? slot.get() !== 'off';
}

export function setSingleKeys(isOn: boolean): void {
  changed = isOn;
  if (isOn) slot.del();
  else slot.set('off');
}
