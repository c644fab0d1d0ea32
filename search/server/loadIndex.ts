import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SearchEngine, createEngine } from '../engine/engine';
import { loadCorpus } from '../indexer/loadCorpus';
import { contentHash } from '../protocol/contentHash';
import { manifestPath } from '../protocol/manifest';
import { createSegmentWords } from '../text/segmentWords';

/** A built index, ready to answer. */
export type LoadedIndex = {
  engine: Pick<SearchEngine, 'answer'>;
  sectionCount: number;
  /** Hash of the manifest, and with it of every file. */
  version: string;
  /** ISO 8601, for whoever looks at `/health`. */
  loadedAt: string;
};

/** Loads the index of the built site in `buildDir`. Throws when there is none or when it is damaged. */
export function loadIndex(buildDir: string): LoadedIndex {
  const version = contentHash(readFileSync(path.join(buildDir, manifestPath)));
  const { head, texts } = loadCorpus(buildDir);
  const engine = createEngine(head, { segment: createSegmentWords() });
  texts.forEach(engine.addText);
  return { engine, sectionCount: head.sections.length, version, loadedAt: new Date().toISOString() };
}
