import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Catalog, parseCatalog } from './catalog';

/** Loads `catalog/pages.yaml` below `siteDir`. Throws an error with the file name when it is malformed. */
export function loadCatalog(siteDir: string): Catalog {
  const file = path.join(siteDir, 'catalog', 'pages.yaml');
  try {
    return parseCatalog(parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${path.relative(siteDir, file)} cannot be used: ${String(cause)}`, { cause });
  }
}
