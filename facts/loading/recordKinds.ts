/** Which records stand in which file of `facts/`, and how they become facts. */
import * as z from 'zod';
import { buildComponent, componentSchema } from '../model/component';
import { buildDownload, downloadSchema } from '../model/download';
import { buildError, errorSchema } from '../model/errorCode';
import { type Home, keySchema, nameSchema } from '../model/fact';
import type { Fact } from '../model/facts';
import { buildListing, listingSchema } from '../model/listing';
import { buildFunction, functionSchema } from '../model/scriptFunction';
import { buildParameterSet, parameterSetSchema } from '../model/parameterSet';
import { buildRelease, releaseSchema } from '../model/release';
import { buildScreen, screenSchema } from '../model/screen';
import { buildStateSet, stateSetSchema } from '../model/stateSet';
import { buildTerm, termSchema } from '../model/term';
import { buildValue, valueSchema } from '../model/value';

export type Note = (key: string, message: string) => void;

/** The records of one file: their top key, and the facts that valid ones give. */
export type RecordKind = {
  topKey: string;
  /** Between the area and the name in the keys of its facts: `error` in `neptune.error.device-not-found`. */
  infix: string | undefined;
  /** Returns the facts, or what zod found; `setName` is the name of a parameter file. */
  build: (records: unknown, home: Home, note: Note, setName: string) => readonly Fact[] | z.ZodError;
};

/** Named records of one schema, each becoming one fact with its members. */
function namedRecords<S extends z.ZodType>(
  topKey: string,
  keys: z.ZodType<string, string>,
  schema: S,
  build: (name: string, record: z.infer<S>, home: Home) => Fact,
  infix?: string,
): RecordKind {
  const recordsSchema = z.record(keys, schema);
  return {
    topKey,
    infix,
    build(records, home) {
      const { data, error } = recordsSchema.safeParse(records ?? {});
      return error ?? Object.entries(data).map(([name, record]) => build(name, record, home));
    },
  };
}

const values = namedRecords('values', keySchema, valueSchema, buildValue);

const parameters: RecordKind = {
  topKey: 'parameters',
  infix: undefined,
  build(records, home, note, setName) {
    const { data, error } = parameterSetSchema.safeParse(records);
    return error ?? [buildParameterSet(setName, data, home, note)];
  },
};

/** By file name, in a folder of an area. */
export const areaFiles: ReadonlyMap<string, RecordKind> = new Map([
  ['values.yaml', values],
  ['screens.yaml', namedRecords('screens', keySchema, screenSchema, buildScreen)],
  ['errors.yaml', namedRecords('errors', nameSchema, errorSchema, buildError, 'error')],
  ['states.yaml', namedRecords('states', keySchema, stateSetSchema, buildStateSet)],
  ['functions.yaml', namedRecords('functions', keySchema, functionSchema, buildFunction, 'function')],
  ['components.yaml', namedRecords('components', keySchema, componentSchema, buildComponent, 'component')],
  ['downloads.yaml', namedRecords('downloads', keySchema, downloadSchema, buildDownload, 'download')],
  ['listings.yaml', namedRecords('listings', keySchema, listingSchema, buildListing, 'listing')],
  ['releases.yaml', namedRecords('releases', keySchema, releaseSchema, buildRelease, 'release')],
]);

/** By path below `facts/`. */
export const rootFiles: ReadonlyMap<string, { kind: RecordKind; area: string }> = new Map([
  ['world.yaml', { kind: values, area: 'world' }],
  ['terms.yaml', { kind: namedRecords('terms', keySchema, termSchema, buildTerm), area: 'term' }],
]);

export const parameterFiles = parameters;
