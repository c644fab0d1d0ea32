import type { Resolver } from './resolver';

/** Line `%%<name> <argument…>%%` that a page replaces by Markdown. */
export type Block = {
  name: string;
  /** Arguments for the help text: `<area> <kind>`. */
  argumentNames: string;
  /** Description for the help text, in Chinese for the writers of pages. */
  summary: string;
  /**
   * Renders the Markdown. Reports used facts and faults to `resolver`. References in the result are resolved
   * afterwards.
   */
  render: (words: readonly string[], resolver: Resolver) => string;
};
