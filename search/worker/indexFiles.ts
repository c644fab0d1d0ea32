import type { CorpusHead, CorpusText } from '../protocol/corpus';
import { parseHead } from '../protocol/headFile';
import { checkIntact, decodeText, isIntact } from '../protocol/indexText';
import { MalformedFileError } from '../protocol/malformedFileError';
import {
  type IndexFile,
  type IndexManifest,
  type TextFile,
  indexFolder,
  manifestPath,
  parseManifest,
} from '../protocol/manifest';
import { type Names, parseNames } from '../protocol/namesFile';
import { parseText } from '../protocol/textFile';
import { type FetchFile, StatusError, fetchBytes } from './fetchBytes';
import { IndexLoadError, parseLoaded } from './indexLoadError';

/** Maximum time without data of a file. The page shows "stalled" long before. */
const patienceMs = 30_000;

/** Not Found and Gone (RFC 9110, 15.5.5 and 15.5.11). */
const goneStatuses: readonly number[] = [404, 410];

/** Parses a fetched file, which blocks the thread. Throws IndexLoadError. */
type Parse<T> = () => T;

/**
 * The files of the index below `baseUrl`, fetched, verified and parsed. Each method throws IndexLoadError; `fetch…`
 * leave it to the caller when to parse.
 */
export class IndexFiles {
  constructor(
    /** Ends in a slash. */
    private readonly baseUrl: string,
    private readonly fetchFile: FetchFile,
    /** Called whenever data has arrived. */
    private readonly onBytes?: () => void,
    /** Manifest that the page has fetched. Used once: a later attempt needs a newer one. */
    private knownManifest?: unknown,
  ) {}

  /** `cache`: `no-cache` accepts a copy that the server confirms, `reload` accepts none. */
  async loadManifest(cache: 'no-cache' | 'reload' = 'no-cache'): Promise<IndexManifest> {
    const url = this.baseUrl + manifestPath;
    const parse = (bytes: Uint8Array) => parseManifest(parseJson(bytes));
    const known = this.knownManifest;
    this.knownManifest = undefined;
    const first = known ? undefined : await this.fetchBytes(url, cache);
    try {
      return first ? parse(first) : parseManifest(known);
    } catch {
      // The offline copy, which is used on a slow line, may have another version.
      const again = await this.fetchBytes(url, 'reload');
      return parseLoaded(url, () => parse(again));
    }
  }

  /** Loads titles, headings and tables. Throws IndexLoadError. */
  async loadHead(file: IndexFile): Promise<CorpusHead> {
    return (await this.fetchFileText(file, parseHead))();
  }

  /** Fetches keywords of `pages` pages and their sections, and the synonyms. */
  async fetchNames(file: IndexFile, pages: number): Promise<Parse<Names>> {
    return this.fetchFileText(file, (text) => parseNames(text, pages));
  }

  /** Fetches the text of a run of sections. */
  async fetchText(file: TextFile): Promise<Parse<CorpusText>> {
    const { firstSection, sections } = file;
    return this.fetchFileText(file, (text) => ({ firstSection, sections: parseText(text, sections) }));
  }

  /** Fetches and verifies a file. Fetches it once more, bypassing the cache, when the copy is damaged. */
  private async fetchFileText<T>(file: IndexFile, parse: (text: string) => T): Promise<Parse<T>> {
    const url = `${this.baseUrl}${indexFolder}/${file.file}`;
    const first = await this.fetchBytes(url, undefined, file);
    const again = isIntact(first, file) ? undefined : await this.fetchBytes(url, 'reload', file);
    return () => parseLoaded(url, () => parse(decodeText(again ? checkIntact(again, file) : first)));
  }

  private async fetchBytes(url: string, cache?: 'no-cache' | 'reload', file?: IndexFile): Promise<Uint8Array> {
    try {
      return await fetchBytes(this.fetchFile, url, { cache, patienceMs, bytes: file?.bytes, onBytes: this.onBytes });
    } catch (cause) {
      const isRefused = cause instanceof StatusError;
      const isGone = isRefused && goneStatuses.includes(cause.status);
      throw new IndexLoadError(isRefused ? 'server' : 'network', `${url}: ${String(cause)}`, { cause, isGone });
    }
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeText(bytes));
  } catch (cause) {
    throw new MalformedFileError('no JSON', { cause });
  }
}
