/** Origins of facts. Every record has one: its own, its parent's or its file's. */
import * as z from 'zod';

export const provenances = ['spec', 'public', 'assumed'] as const;
export type Provenance = (typeof provenances)[number];

export type Origin =
  { provenance: 'spec' } | { provenance: 'public'; source: string } | { provenance: 'assumed'; basis: string };

/** Origin keys of all records. `buildOrigin` turns them into an `Origin`. */
export const originShape = {
  provenance: z.enum(provenances, { error: `用其中一个：${provenances.join('、')}` }).optional(),
  source: z.string('写 facts/sources.yaml 中的 id').min(1).optional(),
  basis: z.string('用一行写明依据').min(1).optional(),
};

export type OriginFields = {
  provenance?: Provenance | undefined;
  source?: string | undefined;
  basis?: string | undefined;
};

/**
 * Builds the origin from the `own` fields, completed by the `inherited` ones of the parent record or the file's
 * `defaults`. Returns an instruction if fields are missing or contradictory.
 */
export function buildOrigin(own: OriginFields, inherited: OriginFields): Origin | { fault: string } {
  const provenance = own.provenance ?? inherited.provenance;
  const source = own.source ?? inherited.source;
  const basis = own.basis ?? inherited.basis;
  switch (provenance) {
    case undefined:
      return { fault: `缺少 provenance（${provenances.join('、')}）：写在这里或文件的 defaults 中` };
    case 'spec':
      // A confirmed assumption may keep its basis: confirming is one line.
      return own.source === undefined ? { provenance } : { fault: '只有 provenance 为 public 才写 source：删去' };
    case 'public':
      if (own.basis !== undefined) return { fault: '只有 provenance 为 assumed 才写 basis：删去' };
      return source === undefined
        ? { fault: 'provenance 为 public 时要写 source，取 facts/sources.yaml 中的 id' }
        : { provenance, source };
    case 'assumed':
      if (own.source !== undefined) return { fault: '只有 provenance 为 public 才写 source：删去' };
      return basis === undefined
        ? { fault: 'provenance 为 assumed 时要写 basis，用一行写明依据' }
        : { provenance, basis };
  }
}
