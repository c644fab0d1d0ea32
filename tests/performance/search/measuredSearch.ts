import type { Corpus } from '../../../search/indexer/buildCorpus';
import { createFullEngine, loadBuiltCorpus } from '../../../search/relevance/builtSearch';
import type { Answering } from '../../../search/relevance/ranking';
import { type CorpusView, type Synonym, createCorpusView } from './generator/corpusView';
import { loadTermSynonyms } from './loadTermSynonyms';

/** A corpus, the generator's view of it, and its engines. */
export type MeasuredSearch = {
  corpus: Corpus;
  view: CorpusView;
  createEngine: (options: { hasSegmenter: boolean }) => Answering;
};

/** `synonyms`: from another source than the corpus. */
export function measureCorpus(corpus: Corpus, synonyms?: readonly Synonym[]): MeasuredSearch {
  return {
    corpus,
    view: createCorpusView(corpus.head, corpus.texts, synonyms),
    createEngine: (options) => createFullEngine(corpus, options),
  };
}

/** Loads the corpus of the production build. Throws when there is none. */
export function loadMeasuredSearch(): MeasuredSearch {
  return measureCorpus(loadBuiltCorpus(), loadTermSynonyms('.'));
}
