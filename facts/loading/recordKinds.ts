/** Record types of the files in `facts/`, and the functions that build facts from them. */
import * as z from 'zod';
import { buildComponent, componentSchema } from '../model/component';
import { buildDownload, downloadSchema } from '../model/download';
import { buildError, errorSchema } from '../model/errorCode';
import { type RecordContext, keySchema, nameSchema } from '../model/fact';
import type { Fact } from '../model/facts';
import { buildListing, listingSchema } from '../model/listing';
import { buildFunction, functionSchema } from '../model/scriptFunction';
import { buildParameterSet, parameterSetSchema } from '../model/parameterSet';
import { buildRelease, releaseSchema } from '../model/release';
import { buildScreen, screenSchema } from '../model/screen';
import { buildStateSet, stateSetSchema } from '../model/stateSet';
import { buildTerm, termSchema } from '../model/term';
import { buildValue, valueSchema } from '../model/value';

export type Report = (key: string, message: string) => void;

/** Record type of a file: its top key, and the function that builds facts from valid records. */
export type RecordKind = {
  topKey: string;
  /** Part between the area and the name in fact keys: `error` in `neptune.error.device-not-found`. */
  infix: string | undefined;
  /** Returns the facts or the error of zod. `setName` is the name of a parameter file. */
  build: (records: unknown, context: RecordContext, report: Report, setName: string) => readonly Fact[] | z.ZodError;
};

/** Builds the type of a file with named records, each of which becomes a fact with its members. */
function namedRecords<S extends z.ZodType>(
  topKey: string,
  keys: z.ZodType<string, string>,
  schema: S,
  build: (name: string, record: z.infer<S>, context: RecordContext) => Fact,
  infix?: string,
): RecordKind {
  const recordsSchema = z.record(keys, schema);
  return {
    topKey,
    infix,
    build(records, context) {
      const { data, error } = recordsSchema.safeParse(records ?? {});
      return error ?? Object.entries(data).map(([name, record]) => build(name, record, context));
    },
  };
}

const values = namedRecords('values', keySchema, valueSchema, buildValue);

const parameters: RecordKind = {
  topKey: 'parameters',
  infix: undefined,
  build(records, context, report, setName) {
    const { data, error } = parameterSetSchema.safeParse(records);
    return error ?? [buildParameterSet(setName, data, context, report)];
  },
};

/** Record types of the files in the folder of an area, by file name. */
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

/** Record types of files in `facts/` itself, by file name. */
export const rootFiles: ReadonlyMap<string, { kind: RecordKind; area: string }> = new Map([
  ['world.yaml', { kind: values, area: 'world' }],
  ['terms.yaml', { kind: namedRecords('terms', keySchema, termSchema, buildTerm), area: 'term' }],
]);

export const parameterFiles = parameters;
