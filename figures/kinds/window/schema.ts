import * as z from 'zod';

/** Element of the screen with its content in the figure. An id is short for an object with only `element`. */
const item = z.preprocess(
  (value) => (typeof value === 'string' ? { element: value } : value),
  z.strictObject({
    element: z.string(),
    /** Content of a field, selected item of a list, or text of a label. */
    value: z.string().min(1).optional(),
    /** Options of radio buttons. */
    options: z.array(z.string().min(1)).max(4).default([]),
    /** Active tab, or switch or check box that is on. */
    active: z.boolean().default(false),
    /** Button that the user clicks in this step. */
    primary: z.boolean().default(false),
  }),
);

const items = z.array(item).min(1).max(12);

/** Column of a table: an element, or a label that is not an element of the screen. */
const column = z.union([z.string(), z.strictObject({ label: z.string().min(1) })]);

/**
 * Line of a tree, list or menu: a text, an element of the screen, or both. A string is short for an object with only
 * `text`.
 */
const line = z.preprocess(
  (value) => (typeof value === 'string' ? { text: value } : value),
  z.strictObject({
    text: z.string().min(1).optional(),
    element: z.string().optional(),
    level: z.number().int().min(0).max(3).default(0),
    active: z.boolean().default(false),
  }),
);

/** Areas of a window in reading order. */
export const places = ['top', 'left', 'main', 'right', 'bottom'] as const;

const common = {
  /** Area of the window. The narrow format stacks the areas in this order. */
  place: z.enum(places).default('main'),
  /** Element of the screen that is the whole region. Its label becomes the heading. */
  element: z.string().optional(),
  /** Heading that is not an element of the screen. */
  title: z.string().min(1).optional(),
};

const region = z.discriminatedUnion('type', [
  /** Controls in a row: `elements` at the left edge, `right` at the right edge. */
  z.strictObject({ ...common, type: z.literal('bar'), elements: items.optional(), right: items.optional() }),
  z.strictObject({ ...common, type: z.literal('tabs'), elements: items }),
  /** Labels and controls in rows. */
  z.strictObject({
    ...common,
    type: z.literal('form'),
    elements: items,
    columns: z.union([z.literal(1), z.literal(2)]).default(1),
  }),
  z.strictObject({
    ...common,
    type: z.literal('table'),
    columns: z.array(column).min(1).max(7),
    rows: z.array(z.array(z.string()).min(1)).min(1).max(4),
    /** Actions of a row, in the last column. */
    actions: z.array(z.string()).max(4).default([]),
  }),
  z.strictObject({ ...common, type: z.literal('list'), lines: z.array(line).min(1).max(10) }),
  /** Values in tiles. */
  z.strictObject({ ...common, type: z.literal('tiles'), elements: items }),
  /** Drawing area with boxes in rows, optionally joined from row to row. */
  z.strictObject({
    ...common,
    type: z.literal('canvas'),
    boxes: z
      .array(z.array(z.string().min(1)).min(1).max(4))
      .max(5)
      .default([]),
    joined: z.boolean().default(false),
  }),
  z.strictObject({ ...common, type: z.literal('text'), text: z.string().min(1) }),
]);

/** Lists the elements of the screen in a region. */
function listElements(each: z.output<typeof region>): string[] {
  const own = each.element === undefined ? [] : [each.element];
  switch (each.type) {
    case 'bar':
      return [...own, ...[...(each.elements ?? []), ...(each.right ?? [])].map(({ element }) => element)];
    case 'tabs':
    case 'form':
    case 'tiles':
      return [...own, ...each.elements.map(({ element }) => element)];
    case 'table':
      return [...own, ...each.columns.filter((id) => typeof id === 'string'), ...each.actions];
    case 'list':
      return [...own, ...each.lines.flatMap(({ element }) => element ?? [])];
    case 'canvas':
    case 'text':
      return own;
  }
}

/** Lists the elements of a figure in reading order, which is also their order in the narrow format. */
function listShown(regions: readonly z.output<typeof region>[]): string[] {
  return places.flatMap((place) => regions.filter((each) => each.place === place).flatMap(listElements));
}

/** Schema of a window with its regions. The facts of `screen` define the labels and types of the elements. */
export const windowSchema = z
  .strictObject({
    screen: z.string(),
    frame: z.enum(['window', 'dialog']).default('window'),
    regions: z.array(region).min(1).max(9),
    /** Elements with a badge, numbered from 1 in reading order. `all` numbers every element of the figure. */
    numbered: z.union([z.literal('all'), z.array(z.string()).min(1)]).default([]),
  })
  .superRefine(({ regions, numbered }, context) => {
    const ids = listShown(regions);
    for (const id of numbered === 'all' ? [] : numbered.filter((each) => !ids.includes(each))) {
      context.addIssue({ code: 'custom', path: ['numbered'], message: `图中没有“${id}”` });
    }
    for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index))) {
      context.addIssue({ code: 'custom', path: ['regions'], message: `图中有两个“${id}”` });
    }
  })
  .transform(({ numbered, ...spec }) => ({
    ...spec,
    numbered: listShown(spec.regions).filter((id) => numbered === 'all' || numbered.includes(id)),
  }));

export type WindowSpec = z.output<typeof windowSchema>;
export type Region = WindowSpec['regions'][number];
export type RegionOf<Type extends Region['type']> = Extract<Region, { type: Type }>;
export type Item = z.output<typeof item>;
export type Line = z.output<typeof line>;
