import type { ViewSection } from './corpusView';

const identifier = /(?<![A-Za-z0-9_])[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*(?![A-Za-z0-9_])/g;
const hasJoiners = /_|[a-z][A-Z]/;
const minChars = 5;
const alphanumeric = '[\\p{L}\\p{N}]';

/** Returns the identifiers of several parts in a section: snake_case and camelCase. */
export function listIdentifiers({ content, code }: ViewSection): string[] {
  return [...new Set(`${content}\n${code}`.match(identifier) ?? [])].filter(
    (name) => name.length >= minChars && name.length <= 40 && hasJoiners.test(name),
  );
}

function partsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');
}

/** Returns a test whether folded text contains an identifier, with any joiners. */
export function containsIdentifier(name: string): (folded: string) => boolean {
  const joined = new RegExp(`(?<!${alphanumeric}|_)${partsOf(name).join('[\\s_-]?')}(?!${alphanumeric}|_)`, 'u');
  return (folded) => joined.test(folded);
}

/** Returns a test whether folded text contains an identifier that begins with `start`. */
export function containsIdentifierStart(start: string): (folded: string) => boolean {
  const joined = new RegExp(`(?<!${alphanumeric}|_)${partsOf(start).join('[\\s_-]?')}`, 'u');
  return (folded) => joined.test(folded);
}
