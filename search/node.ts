/** Public API for Node: builds a corpus from pages, writes it to files and reads it back. */
export { type Corpus, type CorpusSource, type SourcePage, buildCorpus } from './indexer/buildCorpus';
export { type BuiltFiles, buildFiles } from './indexer/buildFiles';
export { type TableSource, buildTables } from './indexer/languageTables/buildTables';
export type { NameSource } from './indexer/languageTables/synonyms';
export { loadCorpus } from './indexer/loadCorpus';
export { writeIndex } from './indexer/writeIndex';
export type { CorpusHead, CorpusPage, CorpusSection, CorpusText, LanguageTables, SectionText } from './protocol/corpus';
export { MalformedFileError } from './protocol/malformedFileError';
export type { IndexFile, IndexManifest, TextFile } from './protocol/manifest';
