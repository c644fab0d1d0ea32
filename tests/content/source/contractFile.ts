import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, isNode, parseDocument } from 'yaml';
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
  /** Returns the line of the node at `path`, 1 when there is none. */
  lineAt: (path: ContractPath) => number;
};

/** Parses a contract. Throws, naming the file, when it is not a YAML mapping. */
function parseContract(file: string, text: string): ContractFile {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const [fault] = document.errors;
  if (fault) throw new Error(`${file}: not YAML: ${fault.message}`);
  const content: unknown = document.toJS();
  if (!isMapping(content)) throw new Error(`${file}: not a mapping`);
  return {
    file,
    format: file.endsWith('.asyncapi.yaml') ? 'asyncapi' : 'openapi',
    text,
    content,
    lineAt(at) {
      const node: unknown = document.getIn(at, true);
      return isNode(node) && node.range ? counter.linePos(node.range[0]).line : 1;
    },
  };
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
