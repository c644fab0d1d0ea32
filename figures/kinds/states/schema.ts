import * as z from 'zod';
import { toneNames } from '../../palette';

const maxStates = 8;

const state = z.strictObject({
  id: z.string(),
  label: z.string(),
  note: z.string().optional(),
  role: z.enum(toneNames).default('plain'),
  /** A dot with an arrow to the state: where it begins. */
  start: z.boolean().default(false),
  /** A ring behind the state: where it ends. */
  end: z.boolean().default(false),
});

const transition = z.strictObject({ from: z.string(), to: z.string(), label: z.string() });

/** States, and what makes one become another. */
export const statesSchema = z
  .strictObject({
    states: z.array(state).min(2).max(maxStates, `at most ${maxStates} states are legible`),
    transitions: z.array(transition).min(1),
    /** Which states stand beside each other, row by row; by default by their distance from the start. */
    rows: z.array(z.array(z.string()).min(1).max(3)).optional(),
  })
  .superRefine(({ states, transitions, rows }, context) => {
    const ids = states.map(({ id }) => id);
    const complain = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const id of ids.filter((id, index) => ids.indexOf(id) !== index))
      complain(['states'], `two states have the id "${id}"`);
    transitions.forEach(({ from, to }, index) => {
      for (const id of [from, to].filter((name) => !ids.includes(name)))
        complain(['transitions', index], `no state has the id "${id}"`);
    });
    if (rows && [...rows.flat()].sort().join() !== [...ids].sort().join()) complain(['rows'], 'name every state once');
  });

export type StatesSpec = z.output<typeof statesSchema>;
export type State = z.output<typeof state>;
