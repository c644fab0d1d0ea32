/** Variables of the environment, as build and search server read them. */

/** Values by the names of their variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The variables that are set: an empty one is an absent one. */
export function findGiven(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

/** Whether a switch is on. Throws TypeError, with its name, when it is neither "yes" nor "no". */
export function parseSwitch(name: string, value: string): boolean {
  if (value === 'yes') return true;
  if (value === 'no') return false;
  throw new TypeError(`${name} is "${value}" instead of "yes" or "no"`);
}
