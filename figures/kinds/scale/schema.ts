import * as z from 'zod';
import { toneNames } from '../../palette';
import { spanShape } from '../axisSchema';
import { factNumber } from '../factNumber';

const position = z.strictObject({
  at: factNumber,
  label: z.string().min(1),
  role: z.enum(toneNames).default('plain'),
});

/** Schema of positions on a line, with the zones between them and important distances. */
export const scaleSchema = z
  .strictObject({
    axis: z.strictObject({ label: z.string().min(1), unit: z.string().min(1).optional() }),
    /** Whether distances are drawn true to scale. */
    proportional: z.boolean().default(false),
    /** Whether each position shows its number. */
    numbers: z.boolean().default(true),
    positions: z.array(position).min(2).max(8),
    zones: z
      .array(z.strictObject({ ...spanShape, role: z.enum(toneNames).default('plain') }))
      .max(7)
      .default([]),
    brackets: z.array(z.strictObject(spanShape)).max(4).default([]),
  })
  .superRefine(({ positions, zones, brackets }, context) => {
    positions.forEach(({ at }, index) => {
      const before = positions[index - 1];
      if (before && before.at >= at) {
        context.addIssue({
          code: 'custom',
          path: ['positions', index],
          message: '位置从小到大排列',
        });
      }
    });
    const known = positions.map(({ at }) => at);
    for (const [key, spans] of Object.entries({ zones, brackets })) {
      spans.forEach(({ from, to }, index) => {
        const path = [key, index];
        if (from >= to) context.addIssue({ code: 'custom', path, message: 'from 要小于 to' });
        for (const end of [from, to]) {
          if (!known.includes(end)) context.addIssue({ code: 'custom', path, message: `${end} 不是其中的位置` });
        }
      });
    }
  });

export type ScaleSpec = z.output<typeof scaleSchema>;
