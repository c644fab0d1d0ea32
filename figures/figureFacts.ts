import { findFactOf } from '../facts/findFact';
import type { Facts } from '../facts/model/facts';
import { resolveData } from '../facts/resolvePage';

/** A window of a product: the menus that lead to it and the exact words on it, in reading order. */
export type Screen = {
  label: string;
  path: readonly string[];
  elements: readonly { id: string; label: string; type: string }[];
};

/** What figures take from the facts. */
export type FigureFacts = {
  /**
   * The data of a figure file with facts in place of `%%key%%` in every string; throws, naming `file`, on an unknown
   * key.
   */
  resolve: (data: unknown, file: string) => unknown;
  findScreen: (key: string) => Screen | undefined;
};

/** The side of the facts that figures see. */
export function buildFigureFacts(facts: Facts): FigureFacts {
  return {
    resolve: (data, file) => resolveData(data, facts, file).data,
    findScreen(key) {
      const screen = findFactOf(facts, 'screen', key);
      if (!screen) return undefined;
      const { label, path } = screen;
      return {
        label,
        path,
        elements: screen.elements.map(({ name, label, elementType }) => ({ id: name, label, type: elementType })),
      };
    },
  };
}

/** For figures that say no facts. */
export const noFacts: FigureFacts = { resolve: (data) => data, findScreen: () => undefined };
