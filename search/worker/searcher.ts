import type { CorpusHead } from '../protocol/corpus';
import { listCommonCharacters } from '../protocol/gb2312';
import type { IndexManifest, TextFile } from '../protocol/manifest';
import type { SearchAnswers, SearchQueries } from '../protocol/query';
import type { ReaderContext } from '../protocol/workerMessages';
import type { SearchEngine } from '../engine/engine';
import { commonSteps } from '../text/fold';
import type { IndexFiles } from './indexFiles';
import { LaterParts } from './laterParts';
import { IndexLoadError } from './indexLoadError';

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
  files: Pick<IndexFiles, 'loadManifest' | 'loadHead' | 'fetchNames' | 'fetchText'>;
  createEngine: (head: CorpusHead) => SearchEngine;
  /** Called when the last question may be answered better, or when nothing more is under way. */
  onChange: () => void;
};

/** Whether the text of the open page is in a file. */
function isTextOf(pagePath: string, { pages, sections }: CorpusHead): (file: TextFile) => boolean {
  const page = pages.findIndex(({ url }) => url === pagePath);
  const section = sections.findIndex((candidate) => candidate.page === page);
  return ({ firstSection, sections: count }) => section >= firstSection && section < firstSection + count;
}

type Index = {
  manifest: IndexManifest;
  engine: SearchEngine;
  later: LaterParts;
};

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

  constructor(private readonly options: SearcherOptions) {
    this.index = this.load();
  }

  /**
   * Answers a call. `isRepeat`: nobody asked anew, so what failed is not tried again; `isRetry`: it is tried at once.
   * Throws IndexLoadError.
   */
  async answer(queries: SearchQueries, isRepeat: boolean, isRetry = false): Promise<PartialAnswers> {
    const { manifest, engine, later } = await this.findIndex();
    if (!isRepeat) {
      if (later.hasLostFile) void this.follow(manifest, later);
      later.load(isRetry);
    }
    const answers = engine.answer(queries);
    const { isLacking, isLoading } = later.progress;
    return { answers, isPartial: isLacking, isLoading: isLoading || this.isFollowing };
  }

  /** A file that the server no longer has is of a deployment that another one has replaced: its index is opened. */
  private async follow(known: IndexManifest, later: LaterParts): Promise<void> {
    if (this.isFollowing) return;
    this.isFollowing = true;
    try {
      const manifest = await this.options.files.loadManifest('reload');
      later.hasLostFile = false;
      if (JSON.stringify(manifest) !== JSON.stringify(known)) {
        const index = await this.open(manifest);
        index.later.load();
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
    return this.build(manifest, head);
  }

  /** Fetches later parts while the engine is created: that keeps the processor busy, but not the line. */
  private build(manifest: IndexManifest, head: CorpusHead): Index {
    const { files, createEngine, pagePath, savesData, onChange } = this.options;
    const fetchNames = async () => {
      const parse = await files.fetchNames(manifest.names, head.pages.length);
      return () => engine.addNames(parse());
    };
    const fetchText = (file: TextFile) => async () => {
      const parse = await files.fetchText(file);
      return () => engine.addText(parse());
    };
    const isOwn = isTextOf(pagePath, head);
    const [own, others] = [manifest.texts.filter(isOwn), manifest.texts.filter((file) => !isOwn(file))];
    const later = new LaterParts([[fetchNames, ...own.map(fetchText)], others.map(fetchText)], onChange);
    if (!savesData) later.load();
    const engine = createEngine(head);
    return { manifest, engine, later };
  }
}
