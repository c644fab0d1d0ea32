/** Words of a run of Han characters, together the run. */
export type SegmentWords = (run: string) => readonly string[];

/**
 * The segmenter of the engine this runs in, undefined where there is none (Firefox before 125). Engines disagree about
 * words (ICU and ICU4X about one run in fourteen), so words only weigh what is asked, and never decide what is found.
 * The first call takes some 25 ms: engines load a dictionary then.
 */
export function createSegmentWords(): SegmentWords | undefined {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return undefined;
  let segmenter: Intl.Segmenter | undefined;
  return (run) => {
    segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
    return Array.from(segmenter.segment(run), ({ segment }) => segment);
  };
}
