import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, isNode, parseDocument } from 'yaml';

/** A path into the contract: keys and list positions. */
export type ContractPath = readonly (string | number)[];

/** One interface contract below `facts/contracts/`, OpenAPI or AsyncAPI by the end of its name. */
export type ContractFile = {
  /** From the repository, with forward slashes. */
  file: string;
  format: 'openapi' | 'asyncapi';
  text: string;
  content: Readonly<Record<string, unknown>>;
  /** Line of what stands at `path`, 1 when it is not there. */
  lineAt: (path: ContractPath) => number;
};

/** Whether a parsed YAML or JSON value has named members: neither a list nor a scalar. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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

/** Every contract below `root/facts/contracts`, sorted by name. */
export function loadContracts(root: string): ContractFile[] {
  const folder = 'facts/contracts';
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.openapi.yaml') || name.endsWith('.asyncapi.yaml'))
    .sort()
    .map((name) => parseContract(`${folder}/${name}`, readFileSync(path.join(root, folder, name), 'utf8')));
}

/** Calls `visit` for the mapping at the root and every one below it. */
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
