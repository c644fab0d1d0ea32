import { findFactOf } from '../facts/findFact';
import type { Facts } from '../facts/model/facts';
import { resolveData } from '../facts/resolvePage';

/** Screen of a product: its menu path and the exact labels on it, in reading order. */
export type Screen = {
  label: string;
  path: readonly string[];
  elements: readonly { id: string; label: string; type: string }[];
};

/** Access of figures to the facts. */
export type FigureFacts = {
  /** Replaces `%%key%%` in every string of the data of a figure file. Throws with `file` on an unknown key. */
  resolve: (data: unknown, file: string) => unknown;
  findScreen: (key: string) => Screen | undefined;
};

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

/** Facts for figures that reference none. */
export const noFacts: FigureFacts = { resolve: (data) => data, findScreen: () => undefined };
