import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type YamlFile, parseYamlFile } from '../../../catalog/parseYaml';
import { isMapping } from '../../../facts/isMapping';

/** Path in a contract: keys and list positions. */
export type ContractPath = readonly (string | number)[];

/** Interface contract in `facts/contracts/`. The file name ends in the format. */
export type ContractFile = {
  /** Path relative to the repository, with forward slashes. */
  file: string;
  format: 'openapi' | 'asyncapi';
  text: string;
  content: Readonly<Record<string, unknown>>;
  lineAt: YamlFile['lineAt'];
};

function parse(file: string, text: string): YamlFile {
  try {
    return parseYamlFile(text);
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Parses a contract. Throws, naming the file, when it is not a YAML mapping. */
function parseContract(file: string, text: string): ContractFile {
  const { data: content, lineAt } = parse(file, text);
  if (!isMapping(content)) throw new Error(`${file}: 最外层写成“键: 值”`);
  return { file, format: file.endsWith('.asyncapi.yaml') ? 'asyncapi' : 'openapi', text, content, lineAt };
}

/** Loads the contracts in `root/facts/contracts`, sorted by name. */
export function loadContracts(root: string): ContractFile[] {
  const folder = 'facts/contracts';
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.openapi.yaml') || name.endsWith('.asyncapi.yaml'))
    .sort()
    .map((name) => parseContract(`${folder}/${name}`, readFileSync(path.join(root, folder, name), 'utf8')));
}

/** Calls `visit` for every mapping in `value`, including `value` itself. */
export function eachMapping(
  value: unknown,
  visit: (mapping: Readonly<Record<string, unknown>>, path: ContractPath) => void,
  path: ContractPath = [],
): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => eachMapping(item, visit, [...path, index]));
  } else if (isMapping(value)) {
    visit(value, path);
    for (const [key, item] of Object.entries(value)) eachMapping(item, visit, [...path, key]);
  }
}
