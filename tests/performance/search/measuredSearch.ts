import type { Corpus } from '../../../search/indexer/buildCorpus';
import { createFullEngine, loadBuiltCorpus } from '../../../search/relevance/builtSearch';
import type { Answering } from '../../../search/relevance/ranking';
import { type CorpusView, type Synonym, createCorpusView } from './generator/corpusView';
import { loadTermSynonyms } from './loadTermSynonyms';

/** A corpus, the generator's view of it, and engines that hold it. */
export type MeasuredSearch = {
  corpus: Corpus;
  view: CorpusView;
  createEngine: (options: { hasSegmenter: boolean }) => Answering;
};

/** `synonyms`: those that are known from elsewhere than the corpus itself. */
export function measureCorpus(corpus: Corpus, synonyms?: readonly Synonym[]): MeasuredSearch {
  return {
    corpus,
    view: createCorpusView(corpus.head, corpus.texts, synonyms),
    createEngine: (options) => createFullEngine(corpus, options),
  };
}

/** Loads what the production build ships. Throws when there is none. */
export function loadMeasuredSearch(): MeasuredSearch {
  return measureCorpus(loadBuiltCorpus(), loadTermSynonyms('.'));
}
