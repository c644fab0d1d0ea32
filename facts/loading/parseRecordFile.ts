import * as z from 'zod';
import { areas } from '../model/fact';
import type { Fault } from '../model/fault';
import type { Fact } from '../model/facts';
import { type Origin, type OriginWords, buildOrigin, originShape } from '../model/origin';
import { describeIssues } from './describeIssues';
import { parseYaml } from './parseYaml';
import { type RecordKind, areaFiles, parameterFiles, rootFiles } from './recordKinds';

type Place = { kind: RecordKind; area: string; setName: string };

const knownAreas: ReadonlySet<string> = new Set(areas);

/** What the file at `path` (below `facts/`) holds. Returns an instruction when nothing may stand there. */
function findPlace(path: string): Place | { fault: string } {
  const root = rootFiles.get(path);
  if (root) return { ...root, setName: '' };
  const [area = '', folder = '', file] = path.split('/');
  if (!knownAreas.has(area)) return { fault: `no area of facts; put it in one of: ${areas.join(', ')}` };
  const set = /^([a-z0-9-]+)\.yaml$/.exec(file ?? '')?.[1];
  if (folder === 'parameters' && set !== undefined) return { kind: parameterFiles, area, setName: set };
  const kind = file === undefined ? areaFiles.get(folder) : undefined;
  if (kind) return { kind, area, setName: '' };
  return { fault: `no file of facts; use one of: ${[...areaFiles.keys()].join(', ')}, parameters/<set>.yaml` };
}

const defaultsSchema = z.strictObject(originShape);

/**
 * Parses the text of the record file at `path` (below `facts/`) into facts. Faults are added to `faults`; facts of a
 * file with faults may be incomplete.
 */
export function parseRecordFile(path: string, text: string, faults: Fault[]): readonly Fact[] {
  const file = `facts/${path}`;
  const note = (key: string, message: string): void => void faults.push({ file, key, message });
  const place = findPlace(path);
  if ('fault' in place) {
    note('', place.fault);
    return [];
  }
  const { kind, area, setName } = place;
  try {
    const data = z.record(z.string(), z.unknown(), `begin with "${kind.topKey}:"`).parse(parseYaml(text) ?? {});
    const { defaults: rawDefaults, [kind.topKey]: records, ...others } = data;
    for (const key of Object.keys(others)) note(key, `unknown key; this file has "defaults" and "${kind.topKey}"`);
    const defaults = defaultsSchema.safeParse(rawDefaults ?? {});
    if (defaults.error)
      for (const { path: at, message } of describeIssues(defaults.error)) note(`defaults.${at}`, message);
    const fileOrigin: OriginWords = defaults.data ?? {};
    const originOf = (key: string, own: OriginWords, inherited: OriginWords = {}): Origin => {
      const parent = inherited.provenance === undefined ? { ...fileOrigin, ...definedOf(inherited) } : inherited;
      const origin = buildOrigin(own, parent);
      if (!('fault' in origin)) return origin;
      note(key, origin.fault);
      return { provenance: 'spec' };
    };
    const built = kind.build(records, { area, file, originOf }, note, setName);
    if (!(built instanceof z.ZodError)) return built;
    for (const { path: at, message } of describeIssues(built)) {
      const [name = '', ...field] = setName === '' ? at.split('/') : [setName, ...at.split('/')];
      const key = [area, kind.infix, name].filter(Boolean).join('.');
      note(key, field.length > 0 ? `${field.join('.')}: ${message}` : message);
    }
  } catch (cause) {
    note('', cause instanceof z.ZodError ? (describeIssues(cause)[0]?.message ?? '') : `no YAML: ${messageOf(cause)}`);
  }
  return [];
}

function definedOf({ provenance, source, basis }: OriginWords): OriginWords {
  return {
    ...(provenance !== undefined && { provenance }),
    ...(source !== undefined && { source }),
    ...(basis !== undefined && { basis }),
  };
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
