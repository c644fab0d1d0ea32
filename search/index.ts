/**
 * Public API for any runtime: the engine, requests and answers, and the types of a corpus. It depends on neither Node
 * nor a browser. `node.ts` writes index files, `browser.ts` has the clients for pages.
 */
export { type EngineOptions, type SearchEngine, createEngine } from './engine/engine';
export { buildRequest } from './protocol/buildRequest';
export type { CorpusHead, CorpusPage, CorpusSection, CorpusText, LanguageTables, SectionText } from './protocol/corpus';
export { type TextPiece, parseMarkedText, postTag, preTag } from './protocol/markedText';
export type { Names } from './protocol/namesFile';
export type {
  FacetFilters,
  Hierarchy,
  Hit,
  HitType,
  Level,
  SearchAnswers,
  SearchQueries,
  SearchRequest,
  SearchResult,
  StoredHit,
  TaggedText,
} from './protocol/query';
export { type SegmentWords, createSegmentWords } from './text/segmentWords';
