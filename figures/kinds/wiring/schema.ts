import * as z from 'zod';
import { toneNames } from '../../palette';

const terminal = z.strictObject({ id: z.string().regex(/^[\w-]+$/), label: z.string().min(1) });

const block = z.strictObject({
  id: z.string().regex(/^[\w-]+$/),
  label: z.string().min(1),
  note: z.string().optional(),
  /** Left for the first block and right for the others by default. */
  side: z.enum(['left', 'right']).optional(),
  role: z.enum(toneNames).default('muted'),
  terminals: z.array(terminal).min(1).max(9),
});

export const wireTypes = ['signal', 'power', 'common', 'shield'] as const;

const wire = z.strictObject({
  /** `block.terminal` */
  from: z.string(),
  to: z.string(),
  label: z.string().optional(),
  type: z.enum(wireTypes).default('signal'),
  /** Direction of the signal. */
  arrow: z.enum(['none', 'to', 'from', 'both']).default('none'),
});

/**
 * Schema of the logical terminals of up to three blocks and the wires between them. They are never pin numbers of a
 * real connector.
 */
export const wiringSchema = z
  .strictObject({ blocks: z.array(block).min(2).max(3), wires: z.array(wire).min(1).max(12) })
  .transform(({ blocks, wires }) => ({
    blocks: blocks.map((each, index) => ({
      ...each,
      side: each.side ?? (index === 0 ? ('left' as const) : ('right' as const)),
    })),
    wires,
  }));

export type WiringSpec = z.output<typeof wiringSchema>;
export type BlockSpec = WiringSpec['blocks'][number];
export type WireSpec = WiringSpec['wires'][number];
