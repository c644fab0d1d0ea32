import * as z from 'zod';
import type { Fault } from '../model/fault';
import { type Source, sourceSchema } from '../model/source';
import { describeIssues } from '../../catalog/describeIssues';
import { parseYaml } from '../../catalog/parseYaml';

const sourcesSchema = z.strictObject({ sources: z.record(z.string(), sourceSchema).default({}) });

/** Parses `facts/sources.yaml` into sources by id. Faults are added to `faults`. */
export function parseSources(text: string, faults: Fault[]): ReadonlyMap<string, Source> {
  const file = 'facts/sources.yaml';
  try {
    const { data, error } = sourcesSchema.safeParse(parseYaml(text) ?? {});
    if (!error) return new Map(Object.entries(data.sources).map(([id, source]) => [id, { ...source, id }]));
    for (const { path, message } of describeIssues(error)) faults.push({ file, key: path, message });
  } catch (cause) {
    faults.push({ file, key: '', message: cause instanceof Error ? cause.message : String(cause) });
  }
  return new Map();
}
