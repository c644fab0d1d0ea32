import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ListedPackage, buildList } from './buildList';
import { lackingTexts, shippedOtherwise } from './declared';
import { findProblems } from './findProblems';
import { type ShippedPackage, cleanText, readPackage } from './readPackage';

type Declared = { shippedOtherwise: ReadonlyMap<string, string>; lackingTexts: ReadonlyMap<string, string> };

function readText(file: string): string {
  return cleanText(readFileSync(new URL(`texts/${file}`, import.meta.url), 'utf8'));
}

/** Returns `found` with the stored license text if the package has none. */
function withText(found: ShippedPackage, declared: Declared): ShippedPackage {
  const file = declared.lackingTexts.get(found.name);
  return file === undefined || found.texts.length > 0 ? found : { ...found, texts: [readText(file)] };
}

/** Returns a problem for each entry of `declared` that is no longer needed. */
function findStale(bundled: readonly ShippedPackage[], read: readonly ShippedPackage[], declared: Declared): string[] {
  const fromBundles = new Set(bundled.map(({ name }) => name));
  const lacking = new Set(read.filter(({ texts }) => texts.length === 0).map(({ name }) => name));
  return [
    ...[...declared.shippedOtherwise.keys()]
      .filter((name) => fromBundles.has(name))
      .map((name) => `${name} is in a script or style sheet anyway: take it out of shippedOtherwise`),
    ...[...declared.lackingTexts.keys()]
      .filter((name) => !lacking.has(name))
      .map((name) => `${name} is not shipped, or has its own text: take it out of lackingTexts`),
  ];
}

/**
 * Builds the published list of the packages in `folders` (from the bundles) and the declared packages in `nodeModules`.
 * Throws with one instruction per problem: no license, no text, an unreviewed license, an unneeded declaration.
 */
export function buildLicenceFile(
  folders: readonly string[],
  nodeModules: string,
  declared: Declared = { shippedOtherwise, lackingTexts },
): string {
  if (folders.length === 0) throw new Error('licences: the bundles seem to hold no package; the bundler has changed');
  const bundled = folders.map(readPackage);
  const others = [...declared.shippedOtherwise].map(([name, use]) => ({
    ...readPackage(path.join(nodeModules, ...name.split('/'))),
    use,
  }));
  const read: ListedPackage[] = [...bundled, ...others];
  const packages = read.map((found) => withText(found, declared));
  const problems = [...findProblems(packages), ...findStale(bundled, read, declared)];
  if (problems.length > 0) throw new Error(`licences:\n${problems.join('\n')}`);
  return buildList(packages);
}
