/** Loads a part of the index and makes it searchable. */
export type LoadPart = () => Promise<unknown>;

/** How long a wave has the line for itself; one that hangs does not keep the others away. */
const headStartMs = 3000;

/**
 * What an index has beyond its head, wave by wave: the parts of a wave are loaded together, a wave after the one before
 * it. A part that cannot be had does not keep the others away.
 */
export class LaterParts {
  private readonly loaded = new Set<LoadPart>();
  private wavesUnderWay = 0;
  private hasBegun = false;

  constructor(
    private readonly waves: readonly (readonly LoadPart[])[],
    /** Called when answers can be better than before, and when no part is under way any more. */
    private readonly onChange: () => void,
  ) {}

  get isComplete(): boolean {
    return this.waves.every((wave) => wave.every((part) => this.loaded.has(part)));
  }

  /** Whether something was tried and could not be had. */
  get isLacking(): boolean {
    return this.hasBegun && !this.isComplete;
  }

  get isLoading(): boolean {
    return this.wavesUnderWay > 0;
  }

  /** Loads what is missing, failed parts included, unless that is under way. */
  load(): void {
    if (!this.isComplete && !this.isLoading) void this.loadMissing();
  }

  private async loadMissing(): Promise<void> {
    const missing = this.waves
      .map((wave) => wave.filter((part) => !this.loaded.has(part)))
      .filter((wave) => wave.length > 0);
    this.hasBegun = true;
    this.wavesUnderWay = missing.length;
    for (const wave of missing) await Promise.race([this.loadWave(wave), wait(headStartMs)]);
  }

  private async loadWave(wave: readonly LoadPart[]): Promise<void> {
    const known = this.loaded.size;
    await Promise.all(wave.map((part) => this.loadPart(part)));
    this.wavesUnderWay -= 1;
    if (this.loaded.size > known || !this.isLoading) this.onChange();
  }

  private async loadPart(part: LoadPart): Promise<void> {
    try {
      await part();
      this.loaded.add(part);
    } catch (error) {
      console.warn(String(error));
    }
  }
}

function wait(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
