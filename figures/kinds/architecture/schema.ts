import * as z from 'zod';
import { toneNames } from '../../palette';

const maxNodes = 9; // more boxes are hard to grasp at a glance

const node = z.strictObject({
  id: z.string(),
  label: z.string(),
  note: z.string().optional(),
  role: z.enum(toneNames).default('plain'),
  /** Not always present. Drawn with a dashed border. */
  optional: z.boolean().default(false),
  /** Components of the node, drawn as small boxes inside. */
  parts: z.array(z.string()).max(5).default([]),
});

const layer = z
  .strictObject({
    label: z.string().optional(),
    note: z.string().optional(),
    role: z.enum(toneNames).default('muted'),
    nodes: z.array(node).min(1).optional(),
    /** Replaces `nodes` in a layer with more than one row. */
    rows: z.array(z.array(node).min(1)).min(1).optional(),
  })
  .refine(({ nodes, rows }) => (nodes === undefined) !== (rows === undefined), 'nodes 和 rows 只写一个')
  .transform(({ nodes, rows, ...rest }) => ({ ...rest, rows: rows ?? [nodes ?? []] }));

const link = z.strictObject({
  from: z.string(),
  to: z.string(),
  label: z.string(),
  /** Data or commands flow in both directions. */
  both: z.boolean().default(false),
  dashed: z.boolean().default(false),
  /** Cuts the power or stops a motion. Drawn in the danger colour. */
  danger: z.boolean().default(false),
});

/** Schema of layers from top to bottom, their nodes from left to right, and links. */
export const architectureSchema = z
  .strictObject({ layers: z.array(layer).min(1), links: z.array(link).default([]) })
  .superRefine(({ layers, links }, context) => {
    const ids = layers.flatMap(({ rows }) => rows.flat().map(({ id }) => id));
    if (ids.length > maxNodes) {
      context.addIssue({
        code: 'custom',
        path: ['layers'],
        message: `有 ${ids.length} 个节点，最多 ${maxNodes} 个才看得清`,
      });
    }
    for (const id of ids.filter((id, index) => ids.indexOf(id) !== index)) {
      context.addIssue({ code: 'custom', path: ['layers'], message: `有两个节点的 id 是“${id}”` });
    }
    links.forEach(({ from, to }, index) => {
      for (const id of [from, to]) {
        if (!ids.includes(id))
          context.addIssue({ code: 'custom', path: ['links', index], message: `没有 id 为“${id}”的节点` });
      }
    });
  });

export type ArchitectureSpec = z.output<typeof architectureSchema>;
export type ArchitectureNode = z.output<typeof node>;
export type ArchitectureLink = z.output<typeof link>;
