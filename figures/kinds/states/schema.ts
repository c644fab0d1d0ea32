import * as z from 'zod';
import { toneNames } from '../../palette';

const maxStates = 8;

const state = z.strictObject({
  id: z.string(),
  label: z.string(),
  note: z.string().optional(),
  role: z.enum(toneNames).default('plain'),
  /** Initial state, marked by a dot with an arrow. */
  start: z.boolean().default(false),
  /** Final state, marked by a ring. */
  end: z.boolean().default(false),
});

const transition = z.strictObject({ from: z.string(), to: z.string(), label: z.string() });

/** Schema of states and the transitions between them. */
export const statesSchema = z
  .strictObject({
    states: z.array(state).min(2).max(maxStates, `最多 ${maxStates} 个状态才看得清`),
    transitions: z.array(transition).min(1),
    /** States of each row. By default, rows follow the distance from the start. */
    rows: z.array(z.array(z.string()).min(1).max(3)).optional(),
  })
  .superRefine(({ states, transitions, rows }, context) => {
    const ids = states.map(({ id }) => id);
    const report = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    for (const id of ids.filter((id, index) => ids.indexOf(id) !== index))
      report(['states'], `有两个状态的 id 是“${id}”`);
    transitions.forEach(({ from, to }, index) => {
      for (const id of [from, to].filter((name) => !ids.includes(name)))
        report(['transitions', index], `没有 id 为“${id}”的状态`);
    });
    if (rows && [...rows.flat()].sort().join() !== [...ids].sort().join()) report(['rows'], '每个状态写一次');
  });

export type StatesSpec = z.output<typeof statesSchema>;
export type State = z.output<typeof state>;
