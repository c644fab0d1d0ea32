import * as z from 'zod';
import { toneNames } from '../../palette';

const maxNodes = 9;

const node = z.strictObject({
  id: z.string(),
  type: z.enum(['start', 'step', 'decision', 'end']).default('step'),
  label: z.string(),
  note: z.string().optional(),
  role: z.enum(toneNames).optional(),
  /** Id of the linked page in a document map. The links are in a list below the figure. */
  page: z.string().optional(),
});

const edge = z.strictObject({
  from: z.string(),
  to: z.string(),
  label: z.string().optional(),
  dashed: z.boolean().default(false),
});

/** Band around consecutive nodes. */
const group = z.strictObject({
  label: z.string(),
  note: z.string().optional(),
  role: z.enum(toneNames).default('muted'),
  nodes: z.array(z.string()).min(1),
});

/**
 * Schema of nodes in reading order. An edge to an earlier node is a loop. The first edge of a decision continues the
 * main path, the others branch off sideways.
 */
export const flowchartSchema = z
  .strictObject({
    /** `right` fills rows with steps from left to right in the wide format. */
    direction: z.enum(['down', 'right']).default('down'),
    nodes: z.array(node).min(2).max(maxNodes, `最多 ${maxNodes} 个节点才看得清`),
    edges: z.array(edge).min(1),
    groups: z.array(group).default([]),
  })
  .superRefine(({ nodes, edges, groups }, context) => {
    const ids = nodes.map(({ id }) => id);
    const report = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    for (const id of ids.filter((id, index) => ids.indexOf(id) !== index))
      report(['nodes'], `有两个节点的 id 是“${id}”`);
    edges.forEach(({ from, to }, index) => {
      for (const id of [from, to].filter((name) => !ids.includes(name)))
        report(['edges', index], `没有 id 为“${id}”的节点`);
      const { type } = nodes.find(({ id }) => id === from) ?? {};
      if (type === 'end') report(['edges', index], `结束节点“${from}”不能有去向`);
    });
    groups.forEach((entry, index) => {
      for (const id of entry.nodes.filter((name) => !ids.includes(name)))
        report(['groups', index], `没有 id 为“${id}”的节点`);
    });
    nodes.forEach(({ id, type }, index) => {
      const labels = edges.filter(({ from }) => from === id);
      if (type === 'decision' && (labels.length < 2 || labels.some(({ label }) => label === undefined))) {
        report(['nodes', index], '判断节点要有两条去向，各写 label');
      }
    });
  });

export type FlowchartSpec = z.output<typeof flowchartSchema>;
export type FlowNode = z.output<typeof node>;
export type FlowEdge = z.output<typeof edge>;
export type FlowGroup = z.output<typeof group>;
