import { gzipSync } from 'node:zlib';
import { loadCorpus } from '../../../../search/indexer/loadCorpus';
import { buildFiles } from '../../../../search/indexer/buildFiles';
import { rank } from '../../../../search/relevance/ranking';
import { createFullEngine } from '../../../../search/relevance/builtSearch';
import type { ComparedEngine } from './comparedEngine';
import { gzipBytes } from './gzipBytes';

/** The engine of this site, with the index of the build in `buildFolder`. */
export function createOwnEngine(buildFolder: string): ComparedEngine {
  const corpus = loadCorpus(buildFolder);
  return {
    name: 'this site',
    build: async () => {
      const { manifest, files } = buildFiles(corpus, (product) =>
        String(corpus.head.pages.findIndex((page) => page.product === product)),
      );
      const compressed = [...files.values()].reduce((sum, content) => sum + gzipSync(content).length, 0);
      return {
        bytes: compressed + gzipBytes(manifest),
        holdsText: true,
        load: async () => {
          const engine = createFullEngine(loadCorpus(buildFolder), { hasSegmenter: true });
          return { search: async (query) => rank(engine, query) };
        },
      };
    },
  };
}
