import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadFacts } from '../../facts/loadFacts';
import { listPageFiles, loadPageUses } from '../../facts/loadPageUses';
import { FactsError } from '../../facts/model/fault';
import type { Facts } from '../../facts/model/facts';
import { type ResolvedPage, resolvePage } from '../../facts/resolvePage';

const keyInText = /[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+/g;

/** Returns the places (`file:line (key)`) that use one of `keys`, a member or a parent of one. */
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

/** Loads the facts. If they are invalid, the error names the affected pages. */
function loadSiteFacts(siteDir: string): Facts {
  try {
    return loadFacts(siteDir);
  } catch (cause) {
    if (!(cause instanceof FactsError)) throw cause;
    const places = findPlacesNaming(siteDir, [...new Set(cause.faults.map(({ key }) => key).filter(Boolean))]);
    const affected = places.length > 0 ? `\n用到它们的页面：\n${places.join('\n')}` : '';
    throw new Error(`事实库有错：\n${cause.message}${affected}`, { cause });
  }
}

/**
 * Cache time. Checking for changed files takes milliseconds, and a save checks 500 times. It must be short, because a
 * rebuild must not get facts from before its save.
 */
const factsCacheMs = 20;

/**
 * Resolves the facts of pages. In development, facts are reloaded when their files change. A production build loads
 * them once and checks all pages, so that one error lists everything.
 */
export class SitePages {
  readonly #resolved = new Map<string, { text: string; facts: Facts; page: ResolvedPage }>();
  #loadedOnce: Facts | undefined;
  #checked: { facts: Facts; at: number } | undefined;
  /** Message of the last invalid facts, printed once and not for each page. */
  #printed: string | undefined;

  constructor(
    readonly siteDir: string,
    readonly production: boolean,
  ) {}

  get facts(): Facts {
    if (!this.production) return this.#checkedFacts();
    if (!this.#loadedOnce) {
      const facts = loadSiteFacts(this.siteDir);
      loadPageUses(this.siteDir, facts);
      this.#loadedOnce = facts;
    }
    return this.#loadedOnce;
  }

  #checkedFacts(): Facts {
    if (!this.#checked || performance.now() - this.#checked.at > factsCacheMs) {
      this.#checked = { facts: this.#loadValidFacts(), at: performance.now() };
    }
    return this.#checked.facts;
  }

  /** Loads the facts. While they are invalid, pages keep the last valid ones and the terminal names the faults once. */
  #loadValidFacts(): Facts {
    try {
      const facts = loadSiteFacts(this.siteDir);
      this.#printed = undefined;
      return facts;
    } catch (error) {
      if (!this.#checked || !(error instanceof Error)) throw error;
      if (error.message !== this.#printed) console.error(`\n${error.message}\n页面暂时保留改动之前的值。\n`);
      this.#printed = error.message;
      return this.#checked.facts;
    }
  }

  /** Returns the path relative to the repository, for messages. */
  nameOf(filePath: string): string {
    return path.relative(this.siteDir, filePath).split(path.sep).join('/');
  }

  /** Resolves a page. Throws a `PageFactsError` with the faults of the page. */
  resolve(filePath: string, text: string): ResolvedPage {
    const { facts } = this;
    const known = this.#resolved.get(filePath);
    if (known?.text === text && known.facts === facts) return known.page;
    const page = resolvePage(text, facts, this.nameOf(filePath));
    this.#resolved.set(filePath, { text, facts, page });
    return page;
  }
}
