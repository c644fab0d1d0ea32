import * as z from 'zod';
import type { Drawing, Format } from '../drawing/drawing';
import type { FigureFacts } from '../figureFacts';

/**
 * Kind of figure: the strict schema of its own keys in the YAML file, and its layout in a format. `layout` chooses the
 * height. It throws with an instruction when the specification cannot be drawn.
 */
export type Kind<Spec> = {
  schema: z.ZodType<Spec>;
  layout: (spec: Spec, format: Format, facts: FigureFacts) => Drawing;
  /** Lists the pages that nodes link to, in reading order. */
  listPages?: (spec: Spec) => PageLink[];
  /** Lists the labels of the parts with a numbered badge, from number 1. */
  listBadges?: (spec: Spec, facts: FigureFacts) => string[];
};

/** Page of a node. Images have no clickable parts, so a list below the figure contains the links. */
export type PageLink = { label: string; page: string };

/** Parsed figure. */
export type Figure = {
  kind: string;
  title: string;
  description: string;
  pages: readonly PageLink[];
  /** Lists the labels of the parts with a numbered badge, from number 1. Throws like `draw`. */
  listBadges: () => readonly string[];
  draw: (format: Format) => Drawing;
};

/** Parses the keys of a file of one kind. Throws a ZodError. */
export type FigureParser = (keys: unknown, facts: FigureFacts) => Figure;

const commonSchema = z.looseObject({ kind: z.string(), title: z.string().min(1), description: z.string().min(1) });

/** Builds the parser of a kind and hides the type of its specification. */
export function buildFigureParser<Spec>({ schema, layout, listPages, listBadges }: Kind<Spec>): FigureParser {
  return (keys, facts) => {
    const { kind, title, description, ...own } = commonSchema.parse(keys);
    const spec = schema.parse(own);
    return {
      kind,
      title,
      description,
      pages: listPages?.(spec) ?? [],
      listBadges: () => listBadges?.(spec, facts) ?? [],
      draw: (format) => layout(spec, format, facts),
    };
  };
}
