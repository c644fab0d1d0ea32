import * as z from 'zod';
import type { Fault } from '../../model/fault';
import type { Fact } from '../../model/facts';
import { describeIssues } from '../../../catalog/describeIssues';
import { parseYaml } from '../../../catalog/parseYaml';
import { asyncapiSchema, buildChannels } from './asyncapi';
import { buildContractFile, rootSchema } from './contractFile';
import { dereference } from './dereference';
import { buildOperations, openapiSchema } from './openapi';

/** Extensions of this project. Any other `x-…` key is a misspelling. */
const extensions: ReadonlySet<string> = new Set([
  'x-provenance',
  'x-doc',
  'x-codes',
  'x-code-notes',
  'x-constraint',
  'x-unit',
  'x-env',
  'x-states',
  'x-client',
  'x-server',
  'x-file',
]);

function findExtensions(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = Array.isArray(node) ? [] : Object.keys(node).filter((key) => key.startsWith('x-'));
  return [...own, ...Object.values(node).flatMap(findExtensions)];
}

/**
 * Parses the contract at `path` in `facts/`: `<area>.openapi.yaml` or `<area>[-<name>].asyncapi.yaml`. Operations with
 * a page (`x-doc`) belong to the area of that page. Faults are added to `faults`.
 */
export function parseContractFile(path: string, text: string, faults: Fault[]): readonly Fact[] {
  const file = `facts/${path}`;
  const report = (key: string, message: string): void => void faults.push({ file, key, message });
  const [, area, standard] = /^contracts\/([a-z]+)(?:-[a-z-]+)?\.(openapi|asyncapi)\.yaml$/.exec(path) ?? [];
  if (area === undefined) {
    report('', '不是契约的文件名，写成 <区域>.openapi.yaml 或 <区域>-<名称>.asyncapi.yaml');
    return [];
  }
  try {
    const written = parseYaml(text);
    for (const name of new Set(findExtensions(written))) {
      if (!extensions.has(name)) report(name, `没有这个扩展，用其中一个：${[...extensions].join('、')}`);
    }
    if (text.includes('%%')) report('', '读者下载的是契约原文：写值，不写 %% 键');
    const document = dereference(written);
    const contract = buildContractFile(file, area, rootSchema.parse(document)['x-provenance'] ?? {}, faults);
    return standard === 'openapi'
      ? buildOperations(openapiSchema.parse(document), contract)
      : buildChannels(asyncapiSchema.parse(document), contract);
  } catch (cause) {
    if (cause instanceof z.ZodError) {
      for (const { keys, message } of describeIssues(cause)) report(keys.join('.'), message);
    } else {
      report('', cause instanceof Error ? cause.message : String(cause));
    }
    return [];
  }
}
