/** A window of a product: the exact words on it, in reading order. */
export type Screen = {
  label: string;
  elements: readonly { id: string; label: string }[];
};

/** What figures take from the facts. */
export type FigureFacts = {
  /** The data of a figure file with facts in place of `%%key%%` in every string; throws on an unknown key. */
  resolve: (data: unknown) => unknown;
  findScreen: (key: string) => Screen | undefined;
};

/** For figures that say no facts. */
export const noFacts: FigureFacts = { resolve: (data) => data, findScreen: () => undefined };
