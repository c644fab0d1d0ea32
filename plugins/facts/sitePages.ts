import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadFacts } from '../../facts/loadFacts';
import { listPageFiles, loadPageUses } from '../../facts/loadPageUses';
import { FactsError } from '../../facts/model/fault';
import type { Facts } from '../../facts/model/facts';
import { type ResolvedPage, resolvePage } from '../../facts/resolvePage';

const keyInText = /[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+/g;

/** Places that name one of `keys`, a member or the parent of one, as `file:line (key)`: what a broken fact breaks. */
function findPlacesNaming(siteDir: string, keys: readonly string[]): string[] {
  const isBroken = (named: string) =>
    keys.some((key) => key === named || key.startsWith(`${named}.`) || named.startsWith(`${key}.`));
  return listPageFiles(siteDir).flatMap((file) =>
    readFileSync(path.join(siteDir, file), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        (text.includes('%%') ? (text.match(keyInText) ?? []) : [])
          .filter(isBroken)
          .map((key) => `${file}:${index + 1} (${key})`),
      ),
  );
}

/** Loads the facts; when they are broken, the error also names the pages that say what is broken. */
function loadSiteFacts(siteDir: string): Facts {
  try {
    return loadFacts(siteDir);
  } catch (cause) {
    if (!(cause instanceof FactsError)) throw cause;
    const places = findPlacesNaming(siteDir, [...new Set(cause.faults.map(({ key }) => key).filter(Boolean))]);
    const affected = places.length > 0 ? `\nPages that say these facts:\n${places.join('\n')}` : '';
    throw new Error(`facts/ cannot be used:\n${cause.message}${affected}`, { cause });
  }
}

/**
 * Looking for changed facts takes milliseconds, and a save asks for them 500 times. Short, for
 * a rebuild must not get facts from before its save.
 */
const recheckAfterMs = 20;

/**
 * Resolves the pages of a site against its facts. While the site is edited, facts are read again when their files
 * change; a production build reads them once and checks all pages with them, so that one error lists everything.
 */
export class SitePages {
  readonly #resolved = new Map<string, { text: string; facts: Facts; page: ResolvedPage }>();
  #frozen: Facts | undefined;
  #checked: { facts: Facts; at: number } | undefined;

  constructor(
    readonly siteDir: string,
    readonly production: boolean,
  ) {}

  get facts(): Facts {
    if (!this.production) return this.#checkedFacts();
    if (!this.#frozen) {
      const facts = loadSiteFacts(this.siteDir);
      loadPageUses(this.siteDir, facts);
      this.#frozen = facts;
    }
    return this.#frozen;
  }

  #checkedFacts(): Facts {
    if (!this.#checked || performance.now() - this.#checked.at > recheckAfterMs) {
      const facts = loadSiteFacts(this.siteDir);
      this.#checked = { facts, at: performance.now() };
    }
    return this.#checked.facts;
  }

  /** Path of a file from the repository, as messages print it. */
  nameOf(filePath: string): string {
    return path.relative(this.siteDir, filePath).split(path.sep).join('/');
  }

  /** Throws a `PageFactsError` that names the page's own faults. */
  resolve(filePath: string, text: string): ResolvedPage {
    const { facts } = this;
    const known = this.#resolved.get(filePath);
    if (known?.text === text && known.facts === facts) return known.page;
    const page = resolvePage(text, facts, this.nameOf(filePath));
    this.#resolved.set(filePath, { text, facts, page });
    return page;
  }
}
