import * as z from 'zod';
import type { Drawing, Format } from '../drawing/drawing';
import type { FigureFacts } from '../figureFacts';

/**
 * A kind of figure: its own keys in the YAML file (a strict schema), and how they are drawn in a format. `layout`
 * chooses the height; it throws when the spec cannot be drawn, saying what to change.
 */
export type Kind<Spec> = {
  schema: z.ZodType<Spec>;
  layout: (spec: Spec, format: Format, facts: FigureFacts) => Drawing;
  /** Pages that nodes stand for, in reading order. */
  listPages?: (spec: Spec) => PageLink[];
  /** Names of the parts with a numbered badge: the first is number 1. */
  listBadges?: (spec: Spec, facts: FigureFacts) => string[];
};

/** A page behind a node. Images cannot be clicked, so the links stand in a list below the figure. */
export type PageLink = { label: string; page: string };

/** A figure read from its file, ready to be drawn. */
export type Figure = {
  kind: string;
  title: string;
  description: string;
  pages: readonly PageLink[];
  /** Names of the parts with a numbered badge: the first is number 1. Throws like `draw`. */
  listBadges: () => readonly string[];
  draw: (format: Format) => Drawing;
};

/** Reads the keys of a file of one kind; throws a ZodError. */
export type FigureParser = (keys: unknown, facts: FigureFacts) => Figure;

const commonSchema = z.looseObject({ kind: z.string(), title: z.string().min(1), description: z.string().min(1) });

/** The parser of a kind; the type of its spec stays in here. */
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
