import { type SearchEngine, createEngine } from '../engine/engine';
import type { Corpus } from '../indexer/buildCorpus';
import { createSegmentWords } from '../text/segmentWords';
import type { Answering } from './evaluate/ranking';
import { type CorpusView, type OtherName, createCorpusView } from './generator/corpusView';

/** A corpus, as the generator looks at it, and engines that have it. */
export type MeasuredSearch = {
  corpus: Corpus;
  view: CorpusView;
  createEngine: (options: { hasSegmenter: boolean }) => Answering;
};

function buildEngine({ head, texts }: Corpus, hasSegmenter: boolean): SearchEngine {
  const engine = createEngine(head, { segment: hasSegmenter ? createSegmentWords() : undefined });
  for (const text of texts) engine.addText(text);
  return engine;
}

/** `otherNames`: what people say, when that is known from elsewhere than the corpus itself. */
export function measureCorpus(corpus: Corpus, otherNames?: readonly OtherName[]): MeasuredSearch {
  return {
    corpus,
    view: createCorpusView(corpus.head, corpus.texts, otherNames),
    createEngine: ({ hasSegmenter }) => buildEngine(corpus, hasSegmenter),
  };
}
