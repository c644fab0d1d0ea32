import { parseChunk } from '../protocol/chunkFile';
import type { CorpusHead, CorpusPart } from '../protocol/corpus';
import type { ReadOtherNames } from '../engine/alternatives/otherNames';
import type { createFacets, passesFilters } from '../engine/facets';
import { readQuery } from '../protocol/cutQuery';
import { parseFileList } from '../protocol/fileList';
import { type IndexFile, type ShardedManifest, type TermFile, filesPerList } from '../protocol/manifest';
import { MalformedFileError } from '../protocol/malformedFileError';
import { type SearchQueries, type SearchRequest, productFacet } from '../protocol/query';
import { Allowance, countFileBytes, pageShare } from '../sharded/allowance';
import { type IsWantedAt, chooseChunks } from '../sharded/chooseChunks';
import { findShards } from '../sharded/findShards';
import { type Spell, createSpell } from '../sharded/headingTerms';
import { type Postings, parsePostings } from '../sharded/postings';
import { anyProduct, createIsWantedAt } from '../sharded/productTerms';
import { type QueryTerm, readMoreTerms, readQueryTerms } from '../sharded/queryTerms';
import type { Fold } from '../text/fold';
import type { IndexFiles } from './indexFiles';
import { IndexLoadError } from './indexLoadError';
import type { Progress } from './laterParts';
import { wait } from './wait';

export { lateEngine } from '../engine/lateEngine';

/** Chunks that are read for a page of hits, and for another wording of the query besides. */
const chunksPerPage = 16;
const chunksOfOtherName = 6;

/** Of the best chunks so many are read whatever they cost: a page may be as long as a book. */
const minChunks = 4;

/** What the terms of another wording leave of what files may cost. */
const shareWithoutOtherName = 0.6;

/** Queries of a call that only tries, and what is read for each: whether there is a hit at all. */
const maxCounted = 3;
const chunksOfCounted = 1;
const bytesOfCounted = 100_000;

/** What is typed on within this time is not looked up: every step of a word would fetch its own files. */
const settleMs = 120;

/** What is there by then is shown before the rest. */
const patienceMs = 1000;

/** Where pages come from, and who takes them. */
type ShardedPagesOptions = {
  manifest: ShardedManifest;
  files: Pick<IndexFiles, 'load'>;
  fold: Fold;
  head: Pick<CorpusHead, 'language' | 'docusaurusTag' | 'tables'>;
  /** Handed over, because they are in use before: a module of two scripts makes the first one larger. */
  dropQuestionWording: (folded: string) => string;
  createFacets: typeof createFacets;
  passesFilters: typeof passesFilters;
  /** Loads what things are called besides. */
  loadNames: () => Promise<ReadOtherNames>;
  addPart: (part: CorpusPart) => void;
  /** Called when a query may be answered better, and when nothing more comes for it. */
  onChange: () => void;
};

/** A query, or what it means besides, as it was typed and folded, and which pages may answer it. */
type Wording = { text: string; folded: string; wanted: Promise<IsWantedAt> };

/** Files that one query asks for, and what they may cost: one that is missing does not cost what the others hold. */
class LookUp {
  private readonly failures: unknown[] = [];

  constructor(readonly allowance: Allowance) {}

  /** What could be had, when every file has come or failed. */
  async take<T>(files: readonly Promise<T>[]): Promise<T[]> {
    const outcomes = await Promise.allSettled(files);
    return outcomes.flatMap((outcome) => {
      if (outcome.status === 'fulfilled') return [outcome.value];
      this.failures.push(outcome.reason);
      return [];
    });
  }

  /** Throws what the first file threw that could not be had. */
  check(): void {
    if (this.failures.length > 0) throw this.failures[0];
  }
}

/** The pages of a large site, of which a query brings in those it needs. What once was read stays. */
export class ShardedPages {
  private readonly names = new Map<'names', Promise<ReadOtherNames>>();
  private readonly lists = new Map<string, Promise<TermFile[]>>();
  private readonly shards = new Map<string, Promise<Postings>>();
  private readonly chunks = new Map<number, Promise<void>>();
  /** Names of files that were asked for: what more of them is needed costs nothing. */
  private readonly fetched = new Set<string>();
  private chunksRead = 0;
  private readonly done = new Set<string>();
  private readonly underWay = new Set<string>();
  private readonly failed = new Set<string>();
  /** What a reader is typing: suggestions are counted beside it. */
  private typed: ReadonlySet<string> = new Set();
  /** Whether a file was not to be had because the server no longer has it; taken back by whoever has looked into it. */
  hasLostFile = false;

  private readonly spell: Spell;

  constructor(private readonly options: ShardedPagesOptions) {
    this.spell = createSpell(options.head.tables);
  }

  /** How far the pages are that a call needs. An empty query needs all of them, but is not worth reading them. */
  progressOf(queries: SearchQueries): Progress {
    const keys = listKeys(queries);
    const isLoading = keys.some((key) => this.underWay.has(key));
    const isShort = this.chunksRead < this.options.manifest.chunks && queries.requests.some(isEmpty);
    return { isLoading, isLacking: isLoading || isShort || keys.some((key) => this.failed.has(key)) };
  }

  /** Brings in the pages for a call, unless they are there. */
  load(queries: SearchQueries): void {
    const isTyped = isTypedCall(queries);
    if (isTyped) this.typed = new Set(listKeys(queries));
    const bytes = isTyped ? countFileBytes(this.options.manifest) : bytesOfCounted;
    const allowance = new Allowance(bytes, this.fetched);
    for (const request of isTyped ? queries.requests : queries.requests.slice(0, maxCounted)) {
      if (!isEmpty(request) && !this.done.has(keyOf(request, isTyped))) void this.run(request, isTyped, allowance);
    }
  }

  private async run(request: SearchRequest, isTyped: boolean, allowance: Allowance): Promise<void> {
    const key = keyOf(request, isTyped);
    this.done.add(key);
    this.underWay.add(key);
    this.failed.delete(key);
    try {
      if (isTyped) await wait(settleMs);
      if (!isTyped || this.typed.has(key)) await this.bringIn(request, isTyped, new LookUp(allowance));
      else this.done.delete(key); // typed on: looked up when it is asked again
      if (allowance.hasReserved) this.done.delete(key); // and so is what had to leave out terms
    } catch (error) {
      console.warn(String(error));
      if (error instanceof IndexLoadError && error.isGone) this.hasLostFile = true;
      this.done.delete(key);
      this.failed.add(key);
    }
    this.underWay.delete(key);
    this.options.onChange();
  }

  /** Rejects when some of it could not be had, after everything else is there. */
  private async bringIn(request: SearchRequest, isTyped: boolean, lookUp: LookUp): Promise<void> {
    const { fold, loadNames, onChange } = this.options;
    const query = readQuery(request.query);
    const folded = fold(query);
    const wanted = this.readFilters(request, lookUp);
    const names = lookUp.take([remember(this.names, 'names', loadNames)]);
    const [readOtherNames] = (await Promise.race([names, wait(patienceMs)])) ?? [];
    const [other] = (isTyped && readOtherNames?.(folded)) || [];
    const limit = isTyped ? chunksPerPage * (request.page + 1) : chunksOfCounted;
    const found = await Promise.all([
      this.findChunks({ text: query, folded, wanted }, limit, lookUp),
      other ? this.findOtherChunks({ text: other, folded: other, wanted }, lookUp) : [],
    ]);
    const reading = this.readChunks(found.flat(), lookUp);
    const isThere = await Promise.race([reading.then(() => true), wait(patienceMs).then(() => false)]);
    if (!isThere) onChange(); // a chunk that hangs does not keep the others away
    await reading;
    if (isTyped && !readOtherNames) {
      onChange(); // names that hang do not keep the pages away
      const [late] = await names;
      const [meant] = late?.(folded) ?? [];
      if (meant) await this.readOtherName({ text: meant, folded: meant, wanted }, lookUp);
    }
    lookUp.check();
  }

  /** Brings in what a query means besides. */
  private async readOtherName(meant: Wording, lookUp: LookUp): Promise<void> {
    await this.readChunks(await this.findOtherChunks(meant, lookUp), lookUp);
  }

  private findOtherChunks(meant: Wording, lookUp: LookUp): Promise<number[]> {
    return this.findChunks(meant, chunksOfOtherName, lookUp, shareWithoutOtherName);
  }

  /** The most promising chunks for a wording, at most `limit`. */
  private async findChunks(
    { text, folded, wanted }: Wording,
    limit: number,
    lookUp: LookUp,
    reserve = pageShare,
  ): Promise<number[]> {
    const { manifest, dropQuestionWording } = this.options;
    const typed = readQueryTerms(text, folded, dropQuestionWording);
    const known = await this.findPostings(typed, lookUp, reserve);
    const more = readMoreTerms(folded, typed, known, this.spell);
    const postings =
      more.length === 0 ? known : new Map([...known, ...(await this.findPostings(more, lookUp, reserve))]);
    return chooseChunks([...typed, ...more], postings, manifest.pages, limit, await wanted);
  }

  /** Which pages the filters of a request leave: all where they name no product, which costs no file. */
  private async readFilters({ facetFilters }: SearchRequest, lookUp: LookUp): Promise<IsWantedAt> {
    if (!facetFilters.flat().some((filter) => filter.startsWith(`${productFacet}:`))) return () => true;
    const { head, createFacets, passesFilters } = this.options;
    const facetsOf = createFacets(head.language, head.docusaurusTag);
    const passes = (product: string) => passesFilters(facetsOf({ page: { product } }), facetFilters);
    return createIsWantedAt(await this.findPostings([anyProduct], lookUp, pageShare), passes);
  }

  /** What the files say that tell of the terms, of the first ones where not all may be fetched. */
  private async findPostings(terms: readonly QueryTerm[], lookUp: LookUp, reserve: number): Promise<Postings> {
    const { manifest, files } = this.options;
    const isAllowed = (file: IndexFile): boolean => lookUp.allowance.take(file, reserve);
    const lists = findShards(terms, manifest.termLists).filter(isAllowed);
    const listed = await lookUp.take(lists.map((list) => this.readList(list)));
    const shards = findShards(terms, listed.flat().sort(byFirstTerm)).filter(isAllowed);
    const found = await lookUp.take(
      shards.map((shard) => remember(this.shards, shard.file, () => files.load(shard, parsePostings))),
    );
    return new Map(found.flatMap((one) => [...one]));
  }

  private readList(list: IndexFile): Promise<TermFile[]> {
    return remember(this.lists, list.file, () => this.options.files.load(list, parseFileList));
  }

  /** Reads chunks, best first, as long as they may be fetched. */
  private async readChunks(chunks: readonly number[], lookUp: LookUp): Promise<void> {
    const listed = chunks.map((chunk) => this.findChunkFile(chunk, lookUp.allowance));
    // A list that hangs does not keep the others away: what it names comes behind them.
    await Promise.race([Promise.allSettled(listed), wait(patienceMs)]);
    await lookUp.take(
      chunks.map(async (chunk, rank) => {
        const file = await listed[rank];
        if (!file) throw new MalformedFileError('a chunk that no list names');
        if (rank < minChunks) lookUp.allowance.takeAnyway(file);
        if (lookUp.allowance.take(file)) await remember(this.chunks, chunk, () => this.readChunk(file));
      }),
    );
  }

  private async findChunkFile(chunk: number, allowance: Allowance): Promise<IndexFile | undefined> {
    const list = this.options.manifest.chunkLists[Math.floor(chunk / filesPerList)];
    if (!list) return undefined;
    allowance.takeAnyway(list);
    return (await this.readList(list))[chunk % filesPerList];
  }

  private async readChunk(file: IndexFile): Promise<void> {
    this.options.addPart(await this.options.files.load(file, parseChunk));
    this.chunksRead += 1;
  }
}

/** Whether everything is asked for, as the engine reads it. */
function isEmpty({ query }: SearchRequest): boolean {
  return query.trim() === '';
}

/**
 * Whether a reader has typed the call's query; who wants no more than the first hit only tries what they might type.
 */
function isTypedCall({ requests }: SearchQueries): boolean {
  return requests.some(({ hitsPerPage }) => hitsPerPage > 1);
}

/** A query that was only counted has not been looked up as a typed one is, nor one of all products for one of them. */
function keyOf({ query, page, facetFilters }: SearchRequest, isTyped: boolean): string {
  return JSON.stringify([readQuery(query), isTyped ? page : 'counted', facetFilters]);
}

function listKeys(queries: SearchQueries): string[] {
  return queries.requests.map((request) => keyOf(request, isTypedCall(queries)));
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
