import type { HeadingRun } from './headingRuns';

/**
 * A heading laid over a run so that it begins at `start`, which may be before the run; `same` characters are the same.
 */
export type Overlay = { heading: HeadingRun; start: number; same: number };

/** An overlay as one number: the heading's place times this, plus where it begins, counted from the middle. */
const overlayBase = 1 << 10;
const noShift = overlayBase / 2;

/** Han runs of headings, to be found by the characters that they share with another run. */
export class HeadingOverlays {
  /** Of each character, the overlays on a run that begins with it. */
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
   * Headings laid over `run` so that one of the two covers the other and a character or more is the same; in the order
   * of the headings. (Trying every heading everywhere would take longer than everything else that a long query costs.)
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
