/** Splits a run of Han characters into words. */
export type SegmentWords = (run: string) => readonly string[];

/**
 * Creates a segmenter with `Intl.Segmenter`, undefined without it (Firefox before 125). Engines disagree about words
 * (ICU and ICU4X about one run in fourteen): words only weight terms and never decide which sections match. The first
 * call takes some 25 ms, because engines load a dictionary.
 */
export function createSegmentWords(): SegmentWords | undefined {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return undefined;
  let segmenter: Intl.Segmenter | undefined;
  return (run) => {
    segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
    return Array.from(segmenter.segment(run), ({ segment }) => segment);
  };
}
