import * as z from 'zod';
import { areas } from '../model/fact';
import type { Fault } from '../model/fault';
import type { Fact } from '../model/facts';
import { type Origin, type OriginFields, buildOrigin, originShape } from '../model/origin';
import { describeIssues } from '../../catalog/describeIssues';
import { parseYaml } from '../../catalog/parseYaml';
import { type RecordKind, areaFiles, parameterFiles, rootFiles } from './recordKinds';

type FileType = { kind: RecordKind; area: string; setName: string };

const knownAreas: ReadonlySet<string> = new Set(areas);

/** Returns the type of the file at `path` in `facts/`, or an instruction if no such file may exist. */
function findFileType(path: string): FileType | { fault: string } {
  const root = rootFiles.get(path);
  if (root) return { ...root, setName: '' };
  const [area = '', folder = '', file] = path.split('/');
  if (!knownAreas.has(area)) return { fault: `没有这个区域，把文件移到其中一个：${areas.join('、')}` };
  const set = /^([a-z0-9-]+)\.yaml$/.exec(file ?? '')?.[1];
  if (folder === 'parameters' && set !== undefined) return { kind: parameterFiles, area, setName: set };
  const kind = file === undefined ? areaFiles.get(folder) : undefined;
  if (kind) return { kind, area, setName: '' };
  return { fault: `没有这种文件，用其中一个名称：${[...areaFiles.keys()].join('、')}、parameters/<名称>.yaml` };
}

const defaultsSchema = z.strictObject(originShape);

/**
 * Parses the text of the record file at `path` in `facts/`. Faults are added to `faults`. Facts of a file with faults
 * may be incomplete.
 */
export function parseRecordFile(path: string, text: string, faults: Fault[]): readonly Fact[] {
  const file = `facts/${path}`;
  const report = (key: string, message: string): void => void faults.push({ file, key, message });
  const fileType = findFileType(path);
  if ('fault' in fileType) {
    report('', fileType.fault);
    return [];
  }
  const { kind, area, setName } = fileType;
  try {
    const data = z.record(z.string(), z.unknown(), `以“${kind.topKey}:”开头`).parse(parseYaml(text) ?? {});
    const { defaults: rawDefaults, [kind.topKey]: records, ...others } = data;
    for (const key of Object.keys(others)) report(key, `没有这个键，文件只有 defaults 和 ${kind.topKey}`);
    const defaults = defaultsSchema.safeParse(rawDefaults ?? {});
    if (defaults.error)
      for (const { path: at, message } of describeIssues(defaults.error)) report(`defaults.${at}`, message);
    const fileOrigin: OriginFields = defaults.data ?? {};
    const originOf = (key: string, own: OriginFields, inherited: OriginFields = {}): Origin => {
      const parent = inherited.provenance === undefined ? { ...fileOrigin, ...pickOriginFields(inherited) } : inherited;
      const origin = buildOrigin(own, parent);
      if (!('fault' in origin)) return origin;
      report(key, origin.fault);
      return { provenance: 'spec' };
    };
    const built = kind.build(records, { area, file, originOf }, report, setName);
    if (!(built instanceof z.ZodError)) return built;
    for (const { keys, message } of describeIssues(built)) {
      const [name = '', ...field] = setName === '' ? keys : [setName, ...keys];
      const key = [area, kind.infix, name].filter(Boolean).join('.');
      report(key, field.length > 0 ? `${field.join('.')}: ${message}` : message);
    }
  } catch (cause) {
    report('', cause instanceof z.ZodError ? (describeIssues(cause)[0]?.message ?? '') : messageOf(cause));
  }
  return [];
}

function pickOriginFields({ provenance, source, basis }: OriginFields): OriginFields {
  return {
    ...(provenance !== undefined && { provenance }),
    ...(source !== undefined && { source }),
    ...(basis !== undefined && { basis }),
  };
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
