import type { HeadingRun } from './headingRuns';

/** A heading aligned with a run. It begins at `start`, which may be negative. `same`: number of equal characters. */
export type Overlay = { heading: HeadingRun; start: number; same: number };

/** An alignment as one number: the index of the heading times this, plus its start, offset by half. */
const overlayBase = 1 << 10;
const noShift = overlayBase / 2;

/** Index of Han runs of headings by shared characters. */
export class HeadingOverlays {
  /** Alignments by character, for a run that begins with it. */
  private readonly byCharacter = new Map<string, number[]>();

  constructor(private readonly all: readonly HeadingRun[]) {
    const { byCharacter } = this;
    all.forEach(({ run }, index) => {
      for (let at = 0; at < Math.min(run.length, noShift); at += 1) {
        const overlays = byCharacter.get(run.charAt(at)) ?? [];
        overlays.push(index * overlayBase + noShift - at);
        byCharacter.set(run.charAt(at), overlays);
      }
    });
  }

  /**
   * Returns headings aligned with `run`, where one covers the other and at least one character is equal, in the order
   * of the headings. (Trying every alignment of every heading would take longer than the rest of a long query.)
   */
  on(run: string): Overlay[] {
    const counts = new Map<number, number>();
    for (let at = 0; at < run.length; at += 1) {
      for (const overlay of this.byCharacter.get(run.charAt(at)) ?? []) {
        counts.set(overlay + at, (counts.get(overlay + at) ?? 0) + 1);
      }
    }
    return Array.from(counts)
      .sort(([left], [right]) => left - right)
      .flatMap(([overlay, same]): Overlay[] => {
        const heading = this.all[Math.floor(overlay / overlayBase)];
        const start = (overlay % overlayBase) - noShift;
        const rest = run.length - start - (heading?.run.length ?? 0);
        const isCovered = (start >= 0 && rest >= 0) || (start <= 0 && rest <= 0);
        return heading && isCovered ? [{ heading, start, same }] : [];
      });
  }
}
