import type { CorpusPart } from '../protocol/corpus';
import type { ReadOtherNames } from '../engine/alternatives/otherNames';
import { cutQuery } from '../protocol/cutQuery';
import { type IndexFile, type ShardedManifest, type TermFile, filesPerList } from '../protocol/manifest';
import { MalformedFileError } from '../protocol/malformedFileError';
import type { SearchQueries } from '../protocol/query';
import { chooseChunks } from '../sharded/chooseChunks';
import { findShards } from '../sharded/findShards';
import type { Postings } from '../sharded/postings';
import { type QueryTerm, readQueryTerms } from '../sharded/queryTerms';
import type { Fold } from '../text/fold';
import type { IndexFiles } from './indexFiles';

/** Chunks that are read for a page of hits, and for another wording of the query besides. */
const chunksPerPage = 10;
const chunksOfOtherName = 4;

/** What is typed on within this time is not looked up: every step of a word would fetch its own files. */
const settleMs = 120;

export type ShardedPagesOptions = {
  manifest: ShardedManifest;
  files: Pick<IndexFiles, 'loadChunk' | 'loadFileList' | 'loadPostings'>;
  fold: Fold;
  /** Loads what things are called besides. */
  loadNames: () => Promise<ReadOtherNames>;
  addPart: (part: CorpusPart) => void;
  /** Called when a query may be answered better, and when nothing more comes for it. */
  onChange: () => void;
};

/** The pages of a large site, of which a query brings in those it needs. What once was read stays. */
export class ShardedPages {
  private readonly names = new Map<'names', Promise<ReadOtherNames>>();
  private readonly lists = new Map<string, Promise<TermFile[]>>();
  private readonly shards = new Map<string, Promise<Postings>>();
  private readonly chunks = new Map<number, Promise<void>>();
  private readonly done = new Set<string>();
  private current = '';
  private running = 0;
  private hasFailed = false;

  constructor(private readonly options: ShardedPagesOptions) {}

  get isLoading(): boolean {
    return this.running > 0;
  }

  /** Whether pages for the last query are missing. */
  get isLacking(): boolean {
    return this.isLoading || this.hasFailed;
  }

  /** Brings in the pages for a call, unless they are there. */
  load({ requests }: SearchQueries): void {
    for (const { query, page } of requests) {
      const key = `${cutQuery(query)}\n${page}`;
      this.current = key;
      if (query.trim() !== '' && !this.done.has(key)) void this.run(key, cutQuery(query), page);
    }
  }

  private async run(key: string, query: string, page: number): Promise<void> {
    this.done.add(key);
    this.running += 1;
    this.hasFailed = false;
    try {
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      if (this.current === key) await this.bringIn(query, page);
      else this.done.delete(key); // typed on: looked up when it is asked again
    } catch (error) {
      console.warn(String(error));
      this.done.delete(key);
      this.hasFailed = true;
    }
    this.running -= 1;
    this.options.onChange();
  }

  private async bringIn(query: string, page: number): Promise<void> {
    const { fold, loadNames } = this.options;
    const folded = fold(query);
    const readOtherNames = await remember(this.names, 'names', loadNames);
    const [other] = readOtherNames(folded);
    const found = await Promise.all([
      this.findChunks(readQueryTerms(query, folded), chunksPerPage * (page + 1)),
      other ? this.findChunks(readQueryTerms(other, other), chunksOfOtherName) : [],
    ]);
    const chunks = new Set(found.flat());
    await Promise.all(Array.from(chunks, (chunk) => remember(this.chunks, chunk, () => this.readChunk(chunk))));
  }

  /** The most promising chunks, by the postings of the terms. */
  private async findChunks(terms: readonly QueryTerm[], limit: number): Promise<number[]> {
    const { manifest, files } = this.options;
    const lists = await Promise.all(findShards(terms, manifest.termLists).map((list) => this.readList(list)));
    const shards = findShards(terms, lists.flat().sort(byFirstTerm));
    const found = await Promise.all(
      shards.map((shard) => remember(this.shards, shard.file, () => files.loadPostings(shard))),
    );
    return chooseChunks(terms, new Map(found.flatMap((one) => [...one])), manifest.chunks, limit);
  }

  private readList(list: IndexFile): Promise<TermFile[]> {
    return remember(this.lists, list.file, () => this.options.files.loadFileList(list));
  }

  private async readChunk(chunk: number): Promise<void> {
    const { manifest, files, addPart } = this.options;
    const list = manifest.chunkLists[Math.floor(chunk / filesPerList)];
    const file = list && (await this.readList(list))[chunk % filesPerList];
    if (!file) throw new MalformedFileError('search index: a chunk that no list names');
    addPart(await files.loadChunk(file));
  }
}

/** Lists are found in the order of the query's terms. */
function byFirstTerm(left: TermFile, right: TermFile): number {
  return left.firstTerm < right.firstTerm ? -1 : 1;
}

/** What was asked for before, or the result of asking; a failure is forgotten, so that it is tried again. */
function remember<K, V>(known: Map<K, Promise<V>>, key: K, load: () => Promise<V>): Promise<V> {
  const before = known.get(key);
  if (before) return before;
  const loaded = load();
  known.set(key, loaded);
  loaded.catch(() => known.delete(key));
  return loaded;
}
