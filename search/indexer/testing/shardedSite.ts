/** Large sites of a few pages. */
import { formatFileList, parseFileList } from '../../protocol/fileList';
import type { IndexFile, ShardedManifest, TermFile } from '../../protocol/manifest';
import { unpackText } from '../../protocol/packedFile';
import { formatPostings, parsePostings } from '../../sharded/postings';
import { buildFiles } from '../buildFiles';
import { packFile } from '../packFile';

const tables = { readings: [], otherReadings: [], traditional: '', otherNames: [] };
const filler = 'x'.repeat(20_000);

const site = { language: 'zh-Hans', docusaurusTag: 't', tables };

/** The files of a large site. */
export type Site = { manifest: ShardedManifest; files: Map<string, Uint8Array> };

/** A large site with a page for each of `texts`, each in a chunk of its own. */
export function buildSite(texts: readonly string[], productOf: (page: number) => string = () => '甲'): Site {
  const head = {
    ...site,
    pages: texts.map((_, page) => ({
      url: `/docs/${page}`,
      product: productOf(page),
      title: `题${page}`,
      keywords: [],
    })),
    sections: texts.map((_, page) => ({ page, level: 1, anchor: '', headings: [] })),
  };
  const sections = texts.map((text) => ({ content: `${text}\n${filler}`, code: '' }));
  const { manifest, files } = buildFiles({ head, texts: [{ firstSection: 0, sections }] }, () => 'a', 'sharded');
  if (manifest.layout !== 'sharded') throw new Error('not sharded');
  return { manifest, files: new Map(files) };
}

/** The text of a file of the index. */
export const readFile = ({ files }: Site, file: IndexFile) =>
  unpackText(files.get(file.file) ?? new Uint8Array(), file);

/** The same site with a file for every term, and a list for every two of them. */
export function cutFinely(site: Site): Site {
  const files = new Map(site.files);
  const packTerms = (name: string, text: string, firstTerm: string): TermFile => {
    const { entry, bytes } = packFile(name, text);
    files.set(entry.file, bytes);
    return { ...entry, firstTerm };
  };
  const shards = site.manifest.termLists.flatMap((list) => parseFileList(readFile(site, list)));
  const fine = shards
    .flatMap((shard) => [...parsePostings(readFile(site, shard))])
    .map(([term, mentions]) => packTerms('terms', formatPostings(new Map([[term, [...mentions]]])), term));
  const termLists = fine.flatMap((first, index) =>
    index % 2 === 0 ? [packTerms('term-list', formatFileList(fine.slice(index, index + 2)), first.firstTerm)] : [],
  );
  return { manifest: { ...site.manifest, termLists }, files };
}
