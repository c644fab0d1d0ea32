import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { type Catalog, parseCatalog } from './catalog';
import { describeIssues } from './describeIssues';
import { parseYamlFile } from './parseYaml';

const file = 'catalog/pages.yaml';

function parse(text: string): Catalog {
  const { data, lineAt } = parseYamlFile(text);
  try {
    return parseCatalog(data);
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause;
    const lines = describeIssues(cause).map(
      ({ keys, message }) => `第 ${lineAt(keys)} 行 ${keys.at(-1) ?? ''}：${message}`,
    );
    throw new Error(lines.join('；')); // without the cause: the dev server prints causes
  }
}

/** Loads `catalog/pages.yaml` below `siteDir`. Throws an error with the file name and the lines when it is malformed. */
export function loadCatalog(siteDir: string): Catalog {
  try {
    return parse(readFileSync(path.join(siteDir, file), 'utf8'));
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
