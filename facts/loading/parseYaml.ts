import { parseDocument } from 'yaml';

/** Parses YAML. Throws one line with the place of the error. Duplicate keys are errors. */
export function parseYaml(text: string): unknown {
  const document = parseDocument(text, { uniqueKeys: true, prettyErrors: true });
  const [error] = document.errors;
  if (error) {
    const place = error.linePos?.[0];
    const reason = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '';
    throw new Error(`${place === undefined ? '' : `line ${place.line}: `}${reason}`);
  }
  return document.toJS() as unknown;
}
