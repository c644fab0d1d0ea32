/** Origins of facts. Every record has one: its own, its parent's or its file's. */
import * as z from 'zod';

export const provenances = ['spec', 'public', 'assumed'] as const;
export type Provenance = (typeof provenances)[number];

export type Origin =
  { provenance: 'spec' } | { provenance: 'public'; source: string } | { provenance: 'assumed'; basis: string };

/** Origin keys of all records. `buildOrigin` turns them into an `Origin`. */
export const originShape = {
  provenance: z.enum(provenances, { error: `use one of: ${provenances.join(', ')}` }).optional(),
  source: z.string('name an id of facts/sources.yaml').min(1).optional(),
  basis: z.string('say in one line why we believe it').min(1).optional(),
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
      return { fault: `give a provenance (${provenances.join(', ')}), here or in the file's "defaults"` };
    case 'spec':
      // A confirmed assumption may keep its basis: confirming is one line.
      return own.source === undefined
        ? { provenance }
        : { fault: '"source" belongs to provenance "public"; remove it' };
    case 'public':
      if (own.basis !== undefined) return { fault: '"basis" belongs to provenance "assumed"; remove it' };
      return source === undefined
        ? { fault: 'provenance "public" needs a "source", an id of facts/sources.yaml' }
        : { provenance, source };
    case 'assumed':
      if (own.source !== undefined) return { fault: '"source" belongs to provenance "public"; remove it' };
      return basis === undefined
        ? { fault: 'provenance "assumed" needs a "basis", one line on why we believe it' }
        : { provenance, basis };
  }
}
