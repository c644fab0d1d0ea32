import { type SearchEngine, createEngine } from '../engine/engine';
import type { Corpus } from '../indexer/buildCorpus';
import { loadCorpus } from '../indexer/loadCorpus';
import { createSegmentWords } from '../text/segmentWords';

/** Creates an engine that holds all of a corpus, with or without `Intl.Segmenter`. */
export function createFullEngine({ head, texts }: Corpus, { hasSegmenter }: { hasSegmenter: boolean }): SearchEngine {
  const engine = createEngine(head, { segment: hasSegmenter ? createSegmentWords() : undefined });
  for (const text of texts) engine.addText(text);
  return engine;
}

/** Loads the corpus of the production build. Throws when there is none. */
export function loadBuiltCorpus(): Corpus {
  return loadCorpus('build');
}
