import path from 'node:path';
import { type Chapter, type Entry, dataFile } from './loadChapters';
import type { Marker } from './markers';

export const viewFile = 'contributing/specification.md';

const head = `<!-- Written by "npm run spec:report" from specification.yaml; do not edit. -->

# The specification, statement by statement

Each statement lists the files that implement it, the tests that prove it, and the reason for every deliberate
difference. The data is in \`${dataFile}\`. A test is named by its id, a comment on the line
above it:

\`\`\`ts
// spec: print-all-disclosures
test('prints the content of closed disclosures', …
\`\`\`

One id covers all tests that are made from a list. \`npm run check -- tests\` fails when a place does not exist, when a
test does not exist or does not run, when no statement uses an id, and when this page is out of date.
`;

function describeEntry({ statement, places, tests, difference }: Entry, files: ReadonlyMap<string, string>): string {
  const links = tests.map((id) => `[${id}](${path.posix.relative('contributing', files.get(id) ?? dataFile)})`);
  return [
    `- **${statement}**`,
    ...(places.length > 0 ? [`  - Place: ${places.map((place) => `\`${place}\``).join(', ')}`] : []),
    ...(links.length > 0 ? [`  - Tests: ${links.join(', ')}`] : []),
    ...(difference === undefined ? [] : [`  - Difference: ${difference}`]),
  ].join('\n');
}

/** Returns the text of `contributing/specification.md`. */
export function buildView(chapters: readonly Chapter[], markers: readonly Marker[]): string {
  const files = new Map(markers.map(({ id, file }) => [id, file]));
  const sections = chapters.map(
    ({ chapter, entries }) => `## ${chapter}\n\n${entries.map((entry) => describeEntry(entry, files)).join('\n')}\n`,
  );
  return [head, ...sections].join('\n');
}
