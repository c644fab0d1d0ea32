import type { SearchEngine } from '../engine/engine';
import type { CorpusHead } from '../protocol/corpus';
import { listCommonCharacters } from '../protocol/gb2312';
import type { IndexManifest, TextFile } from '../protocol/manifest';
import type { AskReason, IndexState, PageContext } from '../protocol/workerMessages';
import { commonSteps } from '../text/fold';
import type { IndexFiles } from './indexFiles';
import { IndexLoadError } from './indexLoadError';
import { RetryPolicy } from './retryPolicy';
import { wait } from './wait';

export type IndexLoaderOptions = PageContext & {
  files: Pick<IndexFiles, 'loadManifest' | 'loadHead' | 'fetchNames' | 'fetchText'>;
  createEngine: (head: CorpusHead) => SearchEngine;
  /** Called with every new state, and again when answers improve within one. */
  onState: (state: IndexState) => void;
};

/** Makes a part of the index searchable. */
type AddPart = () => void;

/** A part of the index that is loaded after the headings. */
type Part = { fetch: () => Promise<AddPart>; isAdded: boolean };

/** Parts that are fetched together. */
type Wave = readonly Part[];

/** An index whose headings are searchable. */
type OpenIndex = { manifest: IndexManifest; engine: SearchEngine; waves: readonly Wave[] };

/** Time for which a wave is fetched alone. A file that hangs does not delay the others longer. */
const headStartMs = 3000;

/** Returns whether a file holds the text of the open page. */
function isTextOf(pagePath: string, { pages, sections }: CorpusHead): (file: TextFile) => boolean {
  const page = pages.findIndex(({ url }) => url === pagePath);
  const section = sections.findIndex((candidate) => candidate.page === page);
  return ({ firstSection, sections: count }) => section >= firstSection && section < firstSection + count;
}

/** Returns the waves that still have parts to load. */
function listMissing(waves: readonly Wave[]): Wave[] {
  return waves.map((wave) => wave.filter(({ isAdded }) => !isAdded)).filter((wave) => wave.length > 0);
}

/**
 * Loads an index and answers from what has been loaded:
 *
 *     loadingHeadings ─► loadingText ─► ready
 *            └──► failed ◄────┘
 *
 * Loading begins at once. In the state `failed`, the next question loads again what is missing. Headings that have been
 * loaded answer in that state, too.
 */
export class IndexLoader {
  private current: IndexState = 'loadingHeadings';
  private readonly retries = new RetryPolicy();
  private noteQuestion: () => void = () => undefined;
  private readonly firstQuestion = new Promise<void>((resolve) => (this.noteQuestion = resolve));
  /** The index that answers. Undefined before its headings have been loaded. */
  private open: OpenIndex | undefined;
  /** Rejects with the reason when the headings fail to load. */
  private opening: Promise<OpenIndex>;
  /** Whether the server no longer has a file: a newer deployment may have replaced the index. */
  private hasLostFile = false;

  constructor(private readonly options: IndexLoaderOptions) {
    this.opening = this.loadHeadings();
  }

  get state(): IndexState {
    return this.current;
  }

  /** Returns the engine for a query. Waits for the headings, and throws the error with which they failed. */
  async ask(reason: AskReason): Promise<SearchEngine> {
    this.noteQuestion();
    if (this.retries.allows(reason)) {
      if (this.state === 'failed') this.loadAgain();
      else this.retries.noteWaiting();
    }
    const { engine } = await this.opening;
    return engine;
  }

  private enter(state: IndexState): void {
    this.current = state;
    this.options.onState(state);
  }

  private loadHeadings(): Promise<OpenIndex> {
    this.enter('loadingHeadings');
    const opening = this.options.files.loadManifest().then((manifest) => this.openIndex(manifest));
    opening.catch(() => this.enter('failed')); // every query reports the reason
    return opening;
  }

  private loadAgain(): void {
    if (!this.open) {
      this.opening = this.loadHeadings();
      return;
    }
    this.enter('loadingText');
    void (this.hasLostFile ? this.findNewerIndex(this.open) : this.loadText(this.open.waves));
  }

  /** A file that is gone belongs to an older deployment: switches to the newer index, if there is one. */
  private async findNewerIndex({ manifest: known, waves }: OpenIndex): Promise<void> {
    try {
      const manifest = await this.options.files.loadManifest('reload');
      this.hasLostFile = false;
      if (JSON.stringify(manifest) !== JSON.stringify(known)) {
        await this.openIndex(manifest);
        return;
      }
    } catch (error) {
      console.warn(String(error));
      if (error instanceof IndexLoadError && error.failure === 'index') {
        // These scripts cannot read the newer index.
        this.open = undefined;
        this.opening = Promise.reject(error);
        this.opening.catch(() => this.enter('failed'));
        return;
      }
    }
    await this.loadText(waves);
  }

  private async openIndex(manifest: IndexManifest): Promise<OpenIndex> {
    const { files, createEngine } = this.options;
    const loading = files.loadHead(manifest.head);
    // Computed while the headings are loading.
    commonSteps();
    listCommonCharacters();
    const head = await loading;
    const waves = this.listWaves(manifest, head, () => engine);
    this.retries.noteArrival();
    void this.loadText(waves); // fetches while the processor creates the engine
    const engine = createEngine(head);
    this.open = { manifest, engine, waves };
    this.opening = Promise.resolve(this.open);
    this.enter('loadingText');
    return this.open;
  }

  /** Lists the parts of an index after its headings: first the names and the text of the open page's product. */
  private listWaves(manifest: IndexManifest, head: CorpusHead, engine: () => SearchEngine): Wave[] {
    const { files, pagePath } = this.options;
    const names = async (): Promise<AddPart> => {
      const parse = await files.fetchNames(manifest.names, head.pages.length);
      return () => engine().addNames(parse());
    };
    const textOf = (file: TextFile) => async (): Promise<AddPart> => {
      const parse = await files.fetchText(file);
      return () => engine().addText(parse());
    };
    const isOwn = isTextOf(pagePath, head);
    const [own, others] = [manifest.texts.filter(isOwn), manifest.texts.filter((file) => !isOwn(file))];
    return [[names, ...own.map(textOf)], others.map(textOf)].map((wave) =>
      wave.map((fetch) => ({ fetch, isAdded: false })),
    );
  }

  /** Loads missing parts, and retries failed ones while a query waits. */
  private async loadText(waves: readonly Wave[]): Promise<void> {
    if (this.options.savesData) await this.firstQuestion;
    const pauseMs = this.retries.begin();
    if (pauseMs > 0) await this.retries.pause(pauseMs);
    await this.loadWaves(listMissing(waves));
    if (listMissing(waves).length === 0) this.enter('ready');
    else if (this.retries.takeWaiting()) this.loadAgain();
    else this.enter('failed');
  }

  private async loadWaves([wave, ...later]: readonly Wave[]): Promise<void> {
    if (!wave) return;
    const arriving = wave.map((part) => this.fetchPart(part));
    if (later.length > 0) await Promise.race([Promise.all(arriving), wait(headStartMs)]);
    const others = this.loadWaves(later); // fetches while the parts of this wave are parsed
    const added = await Promise.all(wave.map(async (part, index) => this.addPart(part, await arriving[index])));
    if (added.includes(true)) this.enter('loadingText');
    await others;
  }

  private async fetchPart({ fetch }: Part): Promise<AddPart | undefined> {
    try {
      return await fetch();
    } catch (error) {
      console.warn(String(error));
      if (error instanceof IndexLoadError && error.isGone) this.hasLostFile = true;
      return undefined;
    }
  }

  private addPart(part: Part, add: AddPart | undefined): boolean {
    if (!add) return false;
    try {
      add();
      part.isAdded = true;
      this.retries.noteArrival();
      return true;
    } catch (error) {
      console.warn(String(error));
      return false;
    }
  }
}
