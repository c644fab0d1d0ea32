import type { ReadOtherNames } from '../../engine/alternatives/otherNames';
import { createFacets, passesFilters } from '../../engine/facets';
import { buildRequest } from '../../protocol/buildRequest';
import type { CorpusPart } from '../../protocol/corpus';
import type { ShardedManifest } from '../../protocol/manifest';
import { unpackText } from '../../protocol/packedFile';
import type { FacetFilters } from '../../protocol/query';
import { createFold } from '../../text/fold';
import { ShardedPages } from '../shardedPages';

const tables = { readings: [], otherReadings: [], traditional: '', otherNames: [] };

/**
 * The pages of a site, the addresses of those that were brought in, and the files that were asked for; `beforeFile`:
 * waited for.
 */
export function openSite(
  { manifest, files }: { manifest: ShardedManifest; files: ReadonlyMap<string, Uint8Array> },
  readOtherNames: ReadOtherNames = () => [],
  beforeFile: (name: string) => Promise<void> = () => Promise.resolve(),
) {
  const urls: string[] = [];
  const asked: string[] = [];
  const pages = new ShardedPages({
    manifest,
    files: {
      load: async (file, parse) => {
        asked.push(file.file);
        await beforeFile(file.file);
        return parse(unpackText(files.get(file.file) ?? new Uint8Array(), file));
      },
    },
    fold: createFold(''),
    head: { language: 'zh-Hans', docusaurusTag: 't', tables },
    dropQuestionWording: (folded) => folded,
    createFacets,
    passesFilters,
    loadNames: async () => readOtherNames,
    addPart: (part: CorpusPart) => urls.push(...part.pages.map(({ url }) => url)),
    onChange: () => undefined,
  });
  const load = (query: string, page = 0, facetFilters: FacetFilters = []) => {
    pages.load({ requests: [buildRequest({ query, page, facetFilters })] });
  };
  return { urls, asked, load, pages };
}
