import { containsIdentifier, containsIdentifierStart, listIdentifiers } from '../identifiers';
import { type QueryClass, maxKnownSections } from '../knownItem';
import type { Random } from '../random';

const minTruncatedChars = 5;

const variants = [
  (name: string) => name.toUpperCase(),
  (name: string) => name.toLowerCase(),
  (name: string) => name.replace(/_/g, ' '),
  (name: string) => name.replace(/_/g, '-'),
  (name: string) => name.replace(/_/g, ''),
];

function truncate(name: string, random: Random): string {
  return name.slice(0, Math.max(minTruncatedChars, name.length - 1 - random.below(4)));
}

/** Identifier in another case, with other joiners or none, or truncated. */
export const identVar: QueryClass = {
  name: 'ident_var',
  group: 'core',
  generate: (view, draw) =>
    draw.collect(40, () => {
      const { random } = draw;
      const names = listIdentifiers(random.pick(view.sections)).filter((name) => name.length > minTruncatedChars);
      if (names.length === 0) return undefined;
      const name = random.pick(names);
      const isTruncated = random.below(variants.length + 1) === 0;
      const query = isTruncated ? truncate(name, random) : random.pick(variants)(name);
      if (query === name || query.endsWith('_')) return undefined;
      const matches = isTruncated ? containsIdentifierStart(query) : containsIdentifier(name);
      const relevant = view.findIds(({ own }) => matches(own), maxKnownSections);
      return relevant && { query, relevant };
    }),
};
