import type { CorpusHead } from '../protocol/corpus';
import { lateEngine } from './lateEngine';
import { type EngineOptions, type SearchEngine, createEarlyEngine } from './earlyEngine';

export type { EngineOptions, SearchEngine } from './earlyEngine';

/**
 * Creates a search engine over a corpus whose text may still be on its way. Synchronous and deterministic: answers
 * depend on the corpus, on what was added before and on the query, and leave nothing behind but what is worked out
 * sooner.
 */
export function createEngine(head: CorpusHead, options: EngineOptions = {}): SearchEngine {
  const engine = createEarlyEngine(head, options);
  engine.addLateEngine(lateEngine);
  return engine;
}
