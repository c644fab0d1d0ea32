import type { Scalar } from '../model/fact';

/** Units without a space before them (style rule Z02, GB 3101). */
const closeSigns = /^(?:%|‰|°|′|″)$/;

/** Renders a value with its unit: `50 ms`, `80%`, `32 台`. */
export function renderQuantity(value: Scalar, unit: string | undefined): string {
  if (unit === undefined) return String(value);
  return closeSigns.test(unit) ? `${String(value)}${unit}` : `${String(value)} ${unit}`;
}
