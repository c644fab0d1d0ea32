import type { MeasuredSearch } from '../../search/relevance/measuredSearch';
import { rank } from '../../search/relevance/evaluate/ranking';
import { describeBroken, loadPromises } from '../../search/relevance/promises/promises';

/** Prints every hand-written promise that the built search does not keep. */
export function printPromises({ createEngine }: MeasuredSearch): void {
  const promises = loadPromises();
  for (const hasSegmenter of [true, false]) {
    const engine = createEngine({ hasSegmenter });
    const broken = promises.flatMap((promise) => describeBroken(promise, rank(engine, promise.ask)) ?? []);
    console.log(
      `${hasSegmenter ? 'With' : 'Without'} Intl.Segmenter: ${promises.length - broken.length} of ${promises.length} promises kept`,
    );
    console.log(broken.map((sentence) => `  ${sentence}`).join('\n'));
  }
}
