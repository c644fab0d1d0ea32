import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A comment `// spec: <id>` that gives the test on the next line its id. */
export type Marker = { id: string; file: string; line: number };

const markerLine = /^\s*\/\/ spec: (.+)$/;
const testFile = /\.(?:test|spec)\.tsx?$/;
const foldersWithoutTests = /^(?:\.|node_modules$|build)/;

export function parseMarkers(file: string, text: string): Marker[] {
  return text.split('\n').flatMap((line, index): Marker[] => {
    const id = markerLine.exec(line)?.[1];
    return id === undefined ? [] : [{ id, file, line: index + 1 }];
  });
}

/** Reads the markers of every test file of the repository. */
export function loadMarkers(root: string): Marker[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && !foldersWithoutTests.test(folder.name))
    .flatMap(({ name }) =>
      readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => testFile.test(file))
        .map((file) => path.join(name, file)),
    )
    .flatMap((file) => parseMarkers(file, readFileSync(path.join(root, file), 'utf8')));
}
