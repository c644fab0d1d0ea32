import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** License text for tests. */
export const mitText = 'MIT License\n\nCopyright (c) 2020 Someone\n\nPermission is hereby granted';

type Files = Record<string, string>;

/** Writes a package with `files` and a package.json to `place` (`node_modules/a`) below `root`. Returns its folder. */
export function writePackage(
  root: string,
  place: string,
  manifest: object,
  files: Files = { LICENSE: mitText },
): string {
  const folder = path.join(root, ...place.split('/'));
  mkdirSync(folder, { recursive: true });
  const [, name] = /^(?:.*\/)?node_modules\/(.+)$/.exec(place) ?? [];
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', license: 'MIT', ...manifest }),
  );
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return folder;
}
