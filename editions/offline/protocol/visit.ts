import { isSitePath } from './addresses';

/** What a page tells the service worker once the reader sees it. */
export type Visit = {
  title: string;
  path: string;
  /** Whether this page was the document that the browser loaded; otherwise scripts changed to it. */
  isDocument: boolean;
  /** Address of the entry script that runs. */
  entry: string;
  /** Addresses of the scripts that this page needs besides those of every page. */
  scripts: string[];
};

/** Takes what came with a message; returns undefined when it is no visit. */
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
