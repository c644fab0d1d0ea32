import type { Resolver } from './resolver';

/** A line `%%<name> <argument…>%%` that becomes Markdown. */
export type Block = {
  name: string;
  /** Its arguments, as the help prints them: `<area> <kind>`. */
  argumentNames: string;
  /** What it gives, in Chinese: writers read it. */
  summary: string;
  /** The Markdown. Notes the facts it uses, and faults, on `resolver`; references in it are resolved afterwards. */
  render: (words: readonly string[], resolver: Resolver) => string;
};
