import type { ShippedPackage } from './readPackage';

/**
 * Licenses that require only their text and notices, which the published list contains. Other licenses may require more
 * (source code, attribution on the page), so they are reviewed before they are added.
 */
const fulfilledLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
]);

function isFulfilled(expression: string): boolean {
  return expression.split(/\s+(?:AND|OR)\s+|[()]/).every((part) => part === '' || fulfilledLicences.has(part));
}

function findProblem({ name, version, licence, texts }: ShippedPackage): string | undefined {
  const shown = `${name} ${version}`;
  if (licence === '')
    return `${shown} names no licence in its package.json: do without it, or ask its authors to name one`;
  if (!isFulfilled(licence))
    return (
      `${shown} is under "${licence}": read whether shipping the text is enough for it, then add it to ` +
      'fulfilledLicences in plugins/licences/findProblems.ts; else do without the package'
    );
  if (texts.length === 0)
    return (
      `${shown} comes without the text of its licence (${licence}): put the text from its repository into ` +
      'plugins/licences/texts/ and name the file in lackingTexts of plugins/licences/declared.ts'
    );
  return undefined;
}

/** Returns an instruction for each package that must not be shipped yet. */
export function findProblems(packages: readonly ShippedPackage[]): string[] {
  return packages.map(findProblem).filter((problem) => problem !== undefined);
}
