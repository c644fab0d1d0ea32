import * as z from 'zod';
import { areas } from '../../model/fact';
import type { Fault } from '../../model/fault';
import { type Origin, type OriginFields, buildOrigin } from '../../model/origin';
import { provenanceSchema } from './schema';

/** Contract during parsing: reports faults and completes origins. */
export type ContractFile = {
  file: string;
  /** Area of operations without a page. */
  area: string;
  report: (key: string, message: string) => void;
  originOf: (key: string, own: OriginFields, parent?: OriginFields) => Origin;
};

export const rootSchema = z.looseObject({ 'x-provenance': provenanceSchema.optional() });

/** Builds the context of a contract file. `root` is the default origin. Faults are added to `faults`. */
export function buildContractFile(file: string, area: string, root: OriginFields, faults: Fault[]): ContractFile {
  const report = (key: string, message: string): void => void faults.push({ file, key, message });
  return {
    file,
    area,
    report,
    originOf(key, own, parent = {}) {
      const origin = buildOrigin(own, parent.provenance === undefined ? { ...root, ...parent } : parent);
      if (!('fault' in origin)) return origin;
      report(key, origin.fault.replace('defaults', 'x-provenance'));
      return { provenance: 'spec' };
    },
  };
}

export function kebabCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Returns the area of a page id, or undefined for pages outside products. */
export function areaOfPage(page: string | undefined): string | undefined {
  return areas.find((area) => area === page?.split('/')[0]);
}
