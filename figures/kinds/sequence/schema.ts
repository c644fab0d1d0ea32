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
  /** Smaller text below the line. */
  note: z.string().optional(),
  /** Reply, drawn with a dashed line. */
  reply: z.boolean().default(false),
  /** Message that does not arrive. */
  lost: z.boolean().default(false),
});

/** Name of a phase that starts here. */
const divider = z.strictObject({ divider: z.string() });

/** Text on the lifeline of a participant: its action or what it waits for. */
const remark = z.strictObject({ remark: z.string(), at: z.string() });

/** Schema of participants from left to right and their messages from top to bottom. */
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
        context.addIssue({ code: 'custom', path: ['messages', index], message: `没有 id 为“${id}”的参与者` });
      }
    });
  });

export type SequenceSpec = z.output<typeof sequenceSchema>;
export type Participant = z.output<typeof participant>;
export type Message = z.output<typeof message>;
export type Entry = SequenceSpec['messages'][number];
