/** Values that the reader has entered, by product and name: in memory, and on request in storage. */
import { createStorageSlot } from '@docusaurus/theme-common';
import { type Values, parseValues } from './parseValues';

const slot = createStorageSlot('docs.exampleValues');

const entered = new Map<string, Values>();

/** Returns whether the values of a product are stored. */
export const isRemembered = (area: string): boolean => area in parseValues(slot.get());

export const readValues = (area: string): Readonly<Values> => entered.get(area) ?? parseValues(slot.get())[area] ?? {};

/** Stores the values of a product, or removes them. Returns whether storage accepted it. */
export function remember(area: string, isOn: boolean): boolean {
  const { [area]: _previous, ...others } = parseValues(slot.get());
  const all = isOn ? { ...others, [area]: readValues(area) } : others;
  if (Object.keys(all).length > 0) slot.set(JSON.stringify(all));
  else slot.del();
  return isRemembered(area) === isOn;
}

export function setValue(area: string, name: string, value: string): void {
  const { [name]: _previous, ...others } = readValues(area);
  entered.set(area, value === '' ? others : { ...others, [name]: value });
  if (isRemembered(area)) remember(area, true);
}

/** Forgets the values of a product, also those in storage. */
export function forget(area: string): void {
  entered.set(area, {});
  remember(area, false);
}
