import * as z from 'zod';
import { toneNames } from '../../palette';

const participant = z.strictObject({
  id: z.string(),
  label: z.string(),
  note: z.string().optional(),
  role: z.enum(toneNames).default('plain'),
});

const message = z.strictObject({
  from: z.string(),
  to: z.string(),
  label: z.string(),
  /** Smaller text under the line. */
  note: z.string().optional(),
  /** An answer: drawn with a broken line. */
  reply: z.boolean().default(false),
  /** It does not arrive. */
  lost: z.boolean().default(false),
});

/** A new phase starts here; its name. */
const divider = z.strictObject({ divider: z.string() });

/** What a participant does or waits for, on its lifeline. */
const remark = z.strictObject({ remark: z.string(), at: z.string() });

/** Who takes part, from left to right, and what they say to each other, from top to bottom. */
export const sequenceSchema = z
  .strictObject({
    participants: z.array(participant).min(2).max(4),
    messages: z.array(z.union([message, divider, remark])).min(1),
  })
  .superRefine(({ participants, messages }, context) => {
    const ids = participants.map(({ id }) => id);
    messages.forEach((entry, index) => {
      const named = 'from' in entry ? [entry.from, entry.to] : 'at' in entry ? [entry.at] : [];
      for (const id of named.filter((name) => !ids.includes(name))) {
        context.addIssue({ code: 'custom', path: ['messages', index], message: `no participant has the id "${id}"` });
      }
    });
  });

export type SequenceSpec = z.output<typeof sequenceSchema>;
export type Participant = z.output<typeof participant>;
export type Message = z.output<typeof message>;
export type Entry = SequenceSpec['messages'][number];
