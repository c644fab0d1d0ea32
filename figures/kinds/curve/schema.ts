import * as z from 'zod';
import { toneNames } from '../../palette';
import { axisSchema, spanShape } from '../axisSchema';
import { factNumber } from '../factNumber';
import { motionQuantities } from './motionProfile';

const profile = z.strictObject({
  distance: factNumber.pipe(z.number().positive()),
  velocity: factNumber.pipe(z.number().positive()),
  acceleration: factNumber.pipe(z.number().positive()),
  deceleration: factNumber.pipe(z.number().positive()).optional(),
  smoothTime: factNumber.pipe(z.number().nonnegative()).default(0),
});

const point = z.tuple([factNumber, factNumber]);

const curve = z
  .strictObject({
    /** Label next to the curve. A single curve is named by its axis by default. */
    label: z.string().min(1).optional(),
    /** Key in `profiles` that the curve is computed from. Excludes `points`. */
    profile: z.string().optional(),
    quantity: z.enum(motionQuantities).default('velocity'),
    /** Points of the curve. Excludes `profile`. */
    points: z.array(point).min(2).optional(),
    /** Interpolation between points. `steps` holds a value until the next point. */
    join: z.enum(['lines', 'steps', 'smooth']).default('lines'),
  })
  .refine((value) => (value.profile === undefined) !== (value.points === undefined), 'profile 和 points 只写一个');

const panel = z.strictObject({
  y: axisSchema,
  curves: z
    .array(curve)
    .min(1)
    .max(3)
    .refine((curves) => curves.length === 1 || curves.every(({ label }) => label !== undefined), '每条曲线都写 label'),
  /** Labelled horizontal lines: limits, set values. */
  references: z
    .array(z.strictObject({ at: factNumber, label: z.string().min(1) }))
    .max(3)
    .default([]),
  /** Labelled points. */
  marks: z
    .array(z.strictObject({ at: point, label: z.string().min(1) }))
    .max(4)
    .default([]),
});

/** Schema of stacked charts with a shared horizontal axis. */
export const curveSchema = z
  .strictObject({
    x: axisSchema,
    profiles: z.record(z.string(), profile).default({}),
    panels: z.array(panel).min(1).max(3),
    /** Phases: parts of the horizontal axis named above the charts. */
    areas: z
      .array(z.strictObject({ ...spanShape, role: z.enum(toneNames).default('plain') }))
      .max(5)
      .default([]),
    /** Dimension lines below the charts. */
    brackets: z.array(z.strictObject(spanShape)).max(6).default([]),
  })
  .superRefine(({ panels, profiles, areas, brackets }, context) => {
    panels.forEach(({ curves }, panelIndex) =>
      curves.forEach(({ profile: name }, index) => {
        if (name === undefined || name in profiles) return;
        const path = ['panels', panelIndex, 'curves', index, 'profile'];
        context.addIssue({
          code: 'custom',
          path,
          message: `没有曲线“${name}”，用其中一个：${Object.keys(profiles).join('、')}`,
        });
      }),
    );
    for (const [key, spans] of Object.entries({ areas, brackets })) {
      spans.forEach(({ from, to }, index) => {
        if (from >= to) context.addIssue({ code: 'custom', path: [key, index], message: 'from 要小于 to' });
      });
    }
  });

export type CurveSpec = z.output<typeof curveSchema>;
export type PanelSpec = CurveSpec['panels'][number];
