/** Validates the examples of a contract by its schemas (JSON Schema 2020-12, as OpenAPI 3.1 and AsyncAPI 3.0 use it). */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isMapping } from '../../../facts/isMapping';
import type { Finding } from '../finding';
import { type ContractFile, type ContractPath, eachMapping } from './contractFile';

type Example = {
  at: ContractPath;
  value: unknown;
  schemaAt: ContractPath;
};

/** Builds a JSON pointer in a URI fragment (RFC 6901): `#/paths/~1api~1device~1create/…`. */
function buildPointer(path: ContractPath): string {
  return `#/${path.map((key) => encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

/** Parses `text` as JSON. Returns the text itself when that fails: no object schema accepts it. */
function parseContent(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parses fields that contain JSON text. Validators do not apply `contentSchema` themselves. */
function findContents({ at, value, schemaAt }: Example, schema: unknown): Example[] {
  if (!isMapping(schema) || !isMapping(schema.properties) || !isMapping(value)) return [];
  const properties = schema.properties;
  return Object.entries(value).flatMap(([name, text]): Example[] => {
    const property = properties[name];
    if (typeof text !== 'string' || !isMapping(property) || !('contentSchema' in property)) return [];
    const contentAt = [...schemaAt, 'properties', name, 'contentSchema'];
    return [{ at: [...at, name], value: parseContent(text), schemaAt: contentAt }];
  });
}

/** Lists the examples of parameters and media types (OpenAPI) and of messages (AsyncAPI). */
function findExamples(content: unknown): Example[] {
  const examples: Example[] = [];
  eachMapping(content, (mapping, path) => {
    if ('schema' in mapping) {
      const schemaAt = [...path, 'schema'];
      if ('example' in mapping) examples.push({ at: [...path, 'example'], value: mapping.example, schemaAt });
      if (!isMapping(mapping.examples)) return;
      for (const [name, example] of Object.entries(mapping.examples)) {
        if (!isMapping(example) || !('value' in example)) continue;
        const found = { at: [...path, 'examples', name, 'value'], value: example.value, schemaAt };
        examples.push(found, ...findContents(found, mapping.schema));
      }
    } else if ('payload' in mapping && Array.isArray(mapping.examples)) {
      mapping.examples.forEach((example: unknown, index) => {
        if (!isMapping(example)) return;
        for (const part of ['payload', 'headers']) {
          if (!(part in example) || !(part in mapping)) continue;
          examples.push({ at: [...path, 'examples', index, part], value: example[part], schemaAt: [...path, part] });
        }
      });
    }
  });
  return examples;
}

/** Reports examples that do not match their schema. */
export function findWrongExamples(contract: ContractFile): { findings: Finding[]; examined: number } {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(contract.content, contract.file);
  const validators = new Map<string, ValidateFunction>();
  const examples = findExamples(contract.content);
  const findings = examples.flatMap(({ at, value, schemaAt }): Finding[] => {
    const reference = contract.file + buildPointer(schemaAt);
    const validate = validators.get(reference) ?? ajv.compile({ $ref: reference });
    validators.set(reference, validate);
    if (validate(value)) return [];
    return [
      {
        file: contract.file,
        line: contract.lineAt(at),
        message: `${at.join('.')}: 示例不符合结构，改正其中一个：“${ajv.errorsText(validate.errors, { dataVar: 'example' })}”`,
      },
    ];
  });
  return { findings, examined: examples.length };
}
