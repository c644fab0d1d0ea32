import { isSitePath } from './addresses';

/** Page visit that a page reports to the service worker. */
export type Visit = {
  title: string;
  path: string;
  /** Whether the browser loaded this page as a document. Otherwise it was reached by client-side navigation. */
  isDocument: boolean;
  /** Address of the entry script that is running. */
  entry: string;
  /** Addresses of the scripts that only this page needs. */
  scripts: string[];
};

/** Parses the data of a message. Returns undefined when it is not a visit. */
export function parseVisit(value: unknown): Visit | undefined {
  const visit = value as Partial<Visit> | null | undefined;
  return typeof visit === 'object' &&
    visit !== null &&
    typeof visit.title === 'string' &&
    isSitePath(visit.path) &&
    typeof visit.isDocument === 'boolean' &&
    isSitePath(visit.entry) &&
    Array.isArray(visit.scripts) &&
    visit.scripts.every(isSitePath)
    ? (visit as Visit)
    : undefined;
}
