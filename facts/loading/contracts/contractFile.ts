import * as z from 'zod';
import { areas } from '../../model/fact';
import type { Fault } from '../../model/fault';
import { type Origin, type OriginWords, buildOrigin } from '../../model/origin';
import { provenanceSchema } from './schema';

/** A contract being read: where faults go, and how origins are completed. */
export type ContractFile = {
  file: string;
  /** Area of what names no page. */
  area: string;
  note: (key: string, message: string) => void;
  originOf: (key: string, own: OriginWords, parent?: OriginWords) => Origin;
};

export const rootSchema = z.looseObject({ 'x-provenance': provenanceSchema.optional() });

/** The contract `file` about to be read: `root` is the origin of what has none, faults are added to `faults`. */
export function buildContractFile(file: string, area: string, root: OriginWords, faults: Fault[]): ContractFile {
  const note = (key: string, message: string): void => void faults.push({ file, key, message });
  return {
    file,
    area,
    note,
    originOf(key, own, parent = {}) {
      const origin = buildOrigin(own, parent.provenance === undefined ? { ...root, ...parent } : parent);
      if (!('fault' in origin)) return origin;
      note(key, origin.fault.replace('the file\'s "defaults"', 'the file\'s "x-provenance"'));
      return { provenance: 'spec' };
    },
  };
}

/** `createDevice` → `create-device`. */
export function kebabCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** The area of a page id; undefined for pages outside products. */
export function areaOfPage(page: string | undefined): string | undefined {
  return areas.find((area) => area === page?.split('/')[0]);
}
