/** Environment variables of builds and of the search server. */

/** Values by variable name. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the variables that are set. Empty ones count as absent. */
export function findGiven(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

/** Parses a switch. Throws TypeError with its name when it is neither "yes" nor "no". */
export function parseSwitch(name: string, value: string): boolean {
  if (value === 'yes') return true;
  if (value === 'no') return false;
  throw new TypeError(`${name} is "${value}" instead of "yes" or "no"`);
}
