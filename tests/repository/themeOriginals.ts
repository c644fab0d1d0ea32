import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Hashes of the original files of the components in `src/theme`, by path in `node_modules`. */
export const originalsFile = 'src/theme/originals.json';

const folders = ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback'];

/** Lists the components (`Navbar/Layout`) in the table of `src/theme/README.md` that replace or wrap an original. */
export function listReplaced(readme: string): string[] {
  return [...readme.matchAll(/^\| `([^`]+)` \| (?:wrap|eject) \|/gm)].map(([, component = '']) => component);
}

/** Returns the path of the component's original in `node_modules`, undefined when there is none any more. */
export function findOriginal(component: string): string | undefined {
  return folders
    .flatMap((folder) => [`${folder}/${component}/index.js`, `${folder}/${component}.js`])
    .find((file) => existsSync(path.join('node_modules', file)));
}

/** Returns the digest of each original. */
export function digestOriginals(components: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    components.flatMap((component): [string, string][] => {
      const file = findOriginal(component);
      if (file === undefined) return [];
      const content = readFileSync(path.join('node_modules', file));
      return [[file, createHash('sha256').update(content).digest('hex').slice(0, 16)]];
    }),
  );
}
