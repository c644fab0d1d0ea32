import { parseChunk } from '../protocol/chunkFile';
import type { CorpusHead, CorpusPart, CorpusText } from '../protocol/corpus';
import { parseFileList } from '../protocol/fileList';
import { parseHead } from '../protocol/headFile';
import { MalformedFileError } from '../protocol/malformedFileError';
import {
  type IndexFile,
  type IndexManifest,
  type TermFile,
  type TextFile,
  indexFolder,
  manifestPath,
  parseManifest,
} from '../protocol/manifest';
import { type Names, parseNames } from '../protocol/namesFile';
import { checkIntact, isIntact, unpackText } from '../protocol/packedFile';
import { parseText } from '../protocol/textFile';
import { type Postings, parsePostings } from '../sharded/postings';
import { type FetchFile, fetchBytes } from './fetchBytes';
import { IndexLoadError, parseLoaded } from './indexLoadError';

/** Longest wait for one file; a reader on a slow line sees "stalled" long before. */
const fileTimeoutMs = 30_000;

/** Unpacks and parses what was fetched, which keeps the processor busy. Throws IndexLoadError. */
export type Parse<T> = () => T;

/**
 * The files of the index below `baseUrl`, fetched, verified and parsed. Each method throws IndexLoadError; `fetch…` leave
 * it to the caller when to parse.
 */
export class IndexFiles {
  constructor(
    /** Ends in a slash. */
    private readonly baseUrl: string,
    private readonly fetchFile: FetchFile,
    /** Fetched by whoever was there before the worker; undefined when that failed. */
    private earlyManifest?: Promise<Uint8Array | undefined>,
  ) {}

  async loadManifest(): Promise<IndexManifest> {
    const url = this.baseUrl + manifestPath;
    const early = this.earlyManifest;
    this.earlyManifest = undefined; // another try asks the network
    const bytes = (await early) ?? (await this.fetchBytes(url, 'no-cache'));
    return parseLoaded(url, () => parseManifest(parseJson(bytes)));
  }

  async loadHead(file: IndexFile): Promise<CorpusHead> {
    return this.loadPacked(file, parseHead);
  }

  async fetchNames(file: IndexFile, pages: number): Promise<Parse<Names>> {
    return this.fetchPacked(file, (text) => parseNames(text, pages));
  }

  async fetchText(file: TextFile): Promise<Parse<CorpusText>> {
    const { firstSection, sections } = file;
    return this.fetchPacked(file, (text) => ({ firstSection, sections: parseText(text, sections) }));
  }

  async loadChunk(file: IndexFile): Promise<CorpusPart> {
    return this.loadPacked(file, parseChunk);
  }

  async loadFileList(file: IndexFile): Promise<TermFile[]> {
    return this.loadPacked(file, parseFileList);
  }

  async loadPostings(file: IndexFile): Promise<Postings> {
    return this.loadPacked(file, parsePostings);
  }

  private async loadPacked<T>(file: IndexFile, parse: (text: string) => T): Promise<T> {
    return (await this.fetchPacked(file, parse))();
  }

  private async fetchPacked<T>(file: IndexFile, parse: (text: string) => T): Promise<Parse<T>> {
    const url = `${this.baseUrl}${indexFolder}/${file.file}`;
    const first = await this.fetchBytes(url);
    // The cache may hold a damaged copy.
    const again = isIntact(first, file) ? undefined : await this.fetchBytes(url, 'reload');
    return () => parseLoaded(url, () => parse(unpackText(again ? checkIntact(again, file) : first, file)));
  }

  private async fetchBytes(url: string, cache?: 'no-cache' | 'reload'): Promise<Uint8Array> {
    try {
      return await fetchBytes(this.fetchFile, url, { cache, timeoutMs: fileTimeoutMs });
    } catch (cause) {
      throw new IndexLoadError('network', `${url}: ${String(cause)}`, { cause });
    }
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new MalformedFileError('search manifest: no JSON', { cause });
  }
}
