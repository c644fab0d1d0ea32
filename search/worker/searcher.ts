import type { CorpusHead, CorpusPart } from '../protocol/corpus';
import { listCommonCharacters } from '../protocol/gb2312';
import type { IndexManifest, ShardedManifest, TextFile, WholeManifest } from '../protocol/manifest';
import type { SearchAnswers, SearchQueries } from '../protocol/query';
import type { ReaderContext } from '../protocol/workerMessages';
import type { EarlyEngine } from '../engine/earlyEngine';
import { createFacets, passesFilters } from '../engine/facets';
import { dropQuestionWording } from '../engine/wording';
import { commonSteps, createFold } from '../text/fold';
import type { IndexFiles } from './indexFiles';
import type * as LateCode from './lateCode';
import { LaterParts, type Progress } from './laterParts';
import { IndexLoadError } from './indexLoadError';
import type { Rehearsal } from './rehearsal';

/** Answers from what is there by now. */
type PartialAnswers = {
  answers: SearchAnswers;
  /** Whether some of the index was asked for and is missing … */
  isPartial: boolean;
  /** … and is under way. */
  isLoading: boolean;
};

/** What a searcher needs of the worker around it, and what is known of the reader. */
export type SearcherOptions = ReaderContext & {
  files: Pick<IndexFiles, 'loadManifest' | 'loadHead' | 'fetchNames' | 'fetchText' | 'load'>;
  createEngine: (head: CorpusHead) => EarlyEngine;
  /** Loads code that is of no use before there is more than headings. */
  loadLateCode: () => Promise<typeof LateCode>;
  /** Called when the last question may be answered better, or when nothing more is under way. */
  onChange: () => void;
};

/** Whether the text of the open page is in a file. */
function isTextOf(pagePath: string, { pages, sections }: CorpusHead): (file: TextFile) => boolean {
  const page = pages.findIndex(({ url }) => url === pagePath);
  const section = sections.findIndex((candidate) => candidate.page === page);
  return ({ firstSection, sections: count }) => section >= firstSection && section < firstSection + count;
}

/** What an index has beyond its head, and loads for a call. */
type Later = {
  hasLostFile: boolean;
  load: (queries: SearchQueries, isRetry?: boolean) => void;
  progressOf: (queries: SearchQueries) => Progress;
};

type Index = {
  manifest: IndexManifest;
  engine: EarlyEngine;
  later: Later;
  /** The reader has asked: nothing is rehearsed for a while. */
  postponeRehearsal?: () => void;
};

/** Code that only large sites need comes with their first question. Throws IndexLoadError. */
async function loadShardedCode() {
  try {
    return await import('./shardedPages'); // in a worker, webpack's import also throws at once
  } catch (cause) {
    throw new IndexLoadError('network', String(cause), { cause });
  }
}

/**
 * Loads an index and answers from what is there: from the headings first, then from ever more text. Loading begins at
 * once. Where the head could not be had before anybody asked, the first question tries once more; where it cannot be
 * had, every question fails with the reason.
 */
export class Searcher {
  private index: Promise<Index>;
  private isAsked = false;
  private hasFailedUnasked = false;
  private isFollowing = false;
  /** What a reader asked last. */
  private asked: SearchQueries | undefined;

  constructor(private readonly options: SearcherOptions) {
    this.index = this.load();
  }

  /**
   * Answers a call. `isRepeat`: nobody asked anew, so what failed is not tried again; `isRetry`: it is tried at once.
   * Throws IndexLoadError.
   */
  async answer(queries: SearchQueries, isRepeat: boolean, isRetry = false): Promise<PartialAnswers> {
    const { manifest, engine, later, postponeRehearsal } = await this.findIndex();
    postponeRehearsal?.();
    if (!isRepeat) {
      // A call that only counts, or tries suggestions, stands beside what was typed, and does not take its place.
      const isBeside = this.asked && queries.requests.every(({ hitsPerPage }) => hitsPerPage <= 1);
      if (!isBeside) this.asked = queries;
      if (later.hasLostFile) void this.follow(manifest, later);
      later.load(queries, isRetry);
    }
    const answers = engine.answer(queries);
    const { isLacking, isLoading } = later.progressOf(queries);
    return { answers, isPartial: isLacking, isLoading: isLoading || this.isFollowing };
  }

  /** A file that the server no longer has is of a deployment that another one has replaced: its index is opened. */
  private async follow(known: IndexManifest, later: Later): Promise<void> {
    if (this.isFollowing) return;
    this.isFollowing = true;
    try {
      const manifest = await this.options.files.loadManifest('reload');
      later.hasLostFile = false;
      if (JSON.stringify(manifest) !== JSON.stringify(known)) {
        const index = await this.open(manifest);
        if (this.asked) index.later.load(this.asked);
        this.index = Promise.resolve(index);
      }
    } catch (error) {
      console.warn(String(error)); // titles and what else is there are better than nothing …
      if (error instanceof IndexLoadError && error.failure === 'index') this.fail(error); // … for these scripts
    }
    this.isFollowing = false;
    this.options.onChange();
  }

  /** From now on every question fails. */
  private fail(error: IndexLoadError): void {
    this.index = Promise.reject(error);
    this.index.catch(() => undefined); // told to whoever asks
  }

  private load(): Promise<Index> {
    const index = this.options.files.loadManifest().then((manifest) => this.open(manifest));
    index.catch(() => {
      // Between a button that was touched and a question lies any time, and the network may be another.
      if (!this.isAsked) this.hasFailedUnasked = true;
    });
    return index;
  }

  private findIndex(): Promise<Index> {
    this.isAsked = true;
    if (this.hasFailedUnasked) this.index = this.load();
    this.hasFailedUnasked = false;
    return this.index;
  }

  private async open(manifest: IndexManifest): Promise<Index> {
    const loading = this.options.files.loadHead(manifest.head);
    // Worked out while the headings are on their way.
    commonSteps();
    listCommonCharacters();
    const head = await loading;
    return manifest.layout === 'whole' ? this.openWhole(manifest, head) : this.openSharded(manifest, head);
  }

  private async openSharded(manifest: ShardedManifest, head: CorpusHead): Promise<Index> {
    const { files, createEngine, onChange } = this.options;
    const engine = createEngine(head);
    const fold = createFold(head.tables.traditional);
    const { ShardedPages, lateEngine } = await loadShardedCode();
    engine.addLateEngine(lateEngine);
    const loadNames = async () => {
      const parse = await files.fetchNames(manifest.names, head.pages.length);
      const names = parse();
      engine.addNames(names);
      return lateEngine.createOtherNames(names.otherNames, fold);
    };
    const addPart = (part: CorpusPart): void => engine.addPart(part);
    const later = new ShardedPages({
      manifest,
      files,
      fold,
      head,
      dropQuestionWording,
      createFacets,
      passesFilters,
      loadNames,
      addPart,
      onChange,
    });
    return { manifest, engine, later };
  }

  /** What comes later is fetched while the engine is created: that keeps the processor busy, but not the line. */
  private openWhole(manifest: WholeManifest, head: CorpusHead): Index {
    const { files, createEngine, pagePath, savesData, onChange } = this.options;
    let rehearsal: Rehearsal | undefined;
    const fetchNames = async () => {
      const parse = await files.fetchNames(manifest.names, head.pages.length);
      return () => engine.addNames(parse());
    };
    const fetchText = (file: TextFile) => async () => {
      const parse = await files.fetchText(file);
      return () => engine.addText(parse());
    };
    const fetchCode = async () => {
      const { Rehearsal, lateEngine } = await this.options.loadLateCode();
      return () => {
        engine.addLateEngine(lateEngine);
        const titles = head.pages.map(({ title }) => title).join(' ');
        rehearsal = new Rehearsal((queries) => engine.answer(queries), titles);
      };
    };
    const isOwn = isTextOf(pagePath, head);
    const [own, others] = [manifest.texts.filter(isOwn), manifest.texts.filter((file) => !isOwn(file))];
    const waves = [
      [fetchNames, ...own.map(fetchText)],
      [fetchCode, ...others.map(fetchText)],
    ];
    const later = new LaterParts(waves, () => {
      onChange();
      if (later.isComplete) rehearsal?.begin();
    });
    if (!savesData) later.load();
    const engine = createEngine(head);
    return { manifest, engine, later, postponeRehearsal: () => rehearsal?.postpone() };
  }
}
