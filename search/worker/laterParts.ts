import { IndexLoadError } from './indexLoadError';
import { wait } from './wait';

/** Makes a part of the index searchable. */
type AddPart = () => void;

/** Fetches a part of the index. */
type FetchPart = () => Promise<AddPart>;

/** How long a wave has the line for itself; one that hangs does not keep the others away. */
const headStartMs = 3000;

/** Before another try: nothing the first time, then ever longer. Every key asks for what is missing. */
const pausesMs: readonly number[] = [0, 0, 1000, 2000, 4000];

/** How much of the index is loaded. */
type Progress = {
  /** Whether something was tried and is not there … */
  isLacking: boolean;
  /** … and is under way. */
  isLoading: boolean;
};

/**
 * What an index has beyond its head, wave by wave: the parts of a wave are fetched together, a wave when the one before
 * it has arrived. That one is then added, so that the line is not idle while the processor is busy. A part that cannot
 * be had does not keep the others away.
 */
export class LaterParts {
  private readonly added = new Set<FetchPart>();
  private wavesUnderWay = 0;
  private hasBegun = false;
  /** Asked for while a load was under way that may have begun before the way was free. */
  private isAskedForAgain = false;
  /** Loads since the last one that brought something. */
  private loadsInVain = 0;
  private endPause: () => void = () => undefined;
  /** Whether a part was not to be had because the server no longer has it; taken back by whoever has looked into it. */
  hasLostFile = false;

  constructor(
    private readonly waves: readonly (readonly FetchPart[])[],
    /** Called when answers can be better than before, and when no part is under way any more. */
    private readonly onChange: () => void,
  ) {}

  private get isComplete(): boolean {
    return this.waves.every((wave) => wave.every((part) => this.added.has(part)));
  }

  /** Returns how much of the index is loaded. */
  get progress(): Progress {
    return { isLacking: this.hasBegun && !this.isComplete, isLoading: this.isLoading };
  }

  private get isLoading(): boolean {
    return this.wavesUnderWay > 0;
  }

  /**
   * Loads what is missing, failed parts included; `isRetry`: without a pause. A part that is loading already is tried
   * once more when it fails. Nothing is added before it returns.
   */
  load(isRetry = false): void {
    if (isRetry) {
      this.loadsInVain = 0;
      this.endPause();
    }
    if (this.isLoading) {
      this.isAskedForAgain = true;
      return;
    }
    const missing = this.waves
      .map((wave) => wave.filter((part) => !this.added.has(part)))
      .filter((wave) => wave.length > 0);
    this.hasBegun = true;
    this.wavesUnderWay = missing.length;
    void this.loadAfterPause(missing);
  }

  private async loadAfterPause(missing: readonly (readonly FetchPart[])[]): Promise<void> {
    const pauseMs = pausesMs[Math.min(this.loadsInVain, pausesMs.length - 1)] ?? 0;
    this.loadsInVain += 1;
    if (pauseMs > 0) await Promise.race([wait(pauseMs), new Promise<void>((resolve) => (this.endPause = resolve))]);
    await this.loadWaves(missing);
  }

  private async loadWaves([wave, ...later]: readonly (readonly FetchPart[])[]): Promise<void> {
    if (!wave) return;
    const arriving = wave.map((part) => this.fetch(part));
    if (later.length > 0) await Promise.race([Promise.all(arriving), wait(headStartMs)]);
    void this.loadWaves(later);
    const added = await Promise.all(wave.map(async (part, index) => this.add(part, await arriving[index])));
    this.wavesUnderWay -= 1;
    if (!this.isLoading && this.isAskedForAgain) {
      this.isAskedForAgain = false;
      this.load();
    }
    if (added.includes(true) || !this.isLoading) this.onChange();
  }

  private async fetch(part: FetchPart): Promise<AddPart | undefined> {
    try {
      return await part();
    } catch (error) {
      console.warn(String(error));
      if (error instanceof IndexLoadError && error.isGone) this.hasLostFile = true;
      return undefined;
    }
  }

  private add(part: FetchPart, addPart: AddPart | undefined): boolean {
    if (!addPart) return false;
    try {
      addPart();
      this.added.add(part);
      this.loadsInVain = 0;
      return true;
    } catch (error) {
      console.warn(String(error));
      return false;
    }
  }
}
