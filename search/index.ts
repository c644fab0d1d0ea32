/**
 * What runs anywhere: the engine, its questions and answers, and what a corpus looks like. Nothing here needs Node or a
 * browser. What makes the files of an index is in `node.ts`, what asks from a page in `browser.ts`.
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
