/**
 * The files an index consists of: one manifest under a fixed address that is never cached, and one file with all text
 * under an address that contains its hash. A browser that holds an older script refuses a newer version.
 */
import { isCount, isListOf, isObject, isString } from './guards';

export const indexVersion = 1;

/** Address of the manifest below the site's base. */
export const manifestPath = 'search-index.json';

/** Folder of the index files below the site's base. */
export const indexFolder = 'assets/search';

export type IndexManifest = { version: typeof indexVersion; file: string; hash: string };

export type IndexPage = { url: string; product: string; title: string; keywords: string[] };

/** A page down to its first heading (level 1), or a heading down to the next one. */
export type IndexSection = {
  /** Position in `pages`. */
  page: number;
  level: number;
  /** Id of the heading; empty for the page itself. */
  anchor: string;
  /** Headings from level 2 down to this one's own; empty for the page itself. */
  headings: string[];
  /** Text; passages that do not belong together are separated by line breaks. */
  content: string;
};

export type IndexFile = {
  version: typeof indexVersion;
  language: string;
  docusaurusTag: string;
  pages: IndexPage[];
  sections: IndexSection[];
};

function isPage(value: unknown): value is IndexPage {
  return (
    isObject(value) &&
    isString(value.url) &&
    isString(value.product) &&
    isString(value.title) &&
    isListOf(value.keywords, isString)
  );
}

function isSection(value: unknown): value is IndexSection {
  return (
    isObject(value) &&
    isCount(value.page) &&
    isCount(value.level) &&
    value.level >= 1 &&
    value.level <= 6 &&
    isString(value.anchor) &&
    isListOf(value.headings, isString) &&
    isString(value.content)
  );
}

function assertVersion(what: string, version: unknown): void {
  if (version !== indexVersion) {
    throw new TypeError(`${what}: version ${String(version)} instead of ${String(indexVersion)}`);
  }
}

/** Parses the manifest. Throws TypeError when it is malformed, of another version, or points outside the index folder. */
export function parseManifest(data: unknown): IndexManifest {
  if (!isObject(data)) throw new TypeError('search manifest: not an object');
  assertVersion('search manifest', data.version);
  const { file, hash } = data;
  if (!isString(hash) || !isString(file) || !/^[\w-]+(\.[\w-]+)+$/.test(file)) {
    throw new TypeError('search manifest: no file or hash');
  }
  return { version: indexVersion, file, hash };
}

/** Parses an index file. Throws TypeError when it is malformed or of another version. */
export function parseIndexFile(data: unknown): IndexFile {
  if (!isObject(data)) throw new TypeError('search index: not an object');
  assertVersion('search index', data.version);
  const { language, docusaurusTag, pages, sections } = data;
  if (!isString(language) || !isString(docusaurusTag)) throw new TypeError('search index: no language or version tag');
  if (!isListOf(pages, isPage)) throw new TypeError('search index: malformed page');
  if (!isListOf(sections, isSection)) throw new TypeError('search index: malformed section');
  if (sections.some(({ page }) => page >= pages.length)) throw new TypeError('search index: section without its page');
  return { version: indexVersion, language, docusaurusTag, pages, sections };
}
