import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type SourcePage, buildCorpus, buildFiles, writeIndex } from './node';

/** Reads the HTML pages below `folder`, the root of the site. The pages of one folder are one product. */
function readPages(folder: string): SourcePage[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return files.sort().map((file) => ({
    url: `/${file.split(path.sep).map(encodeURIComponent).join('/')}`,
    product: path.dirname(file),
    keywords: [],
    html: readFileSync(path.join(folder, file), 'utf8'),
  }));
}

/** Writes the index of a folder of pages into that folder. Their text is in <main>, their title in its <h1>. */
export function indexPages(folder: string): void {
  const site = { language: 'zh-Hans', docusaurusTag: 'current', body: 'main' };
  const corpus = buildCorpus({ ...site, pages: readPages(folder), names: [] });
  writeIndex(
    folder,
    buildFiles(corpus, () => 'pages'),
  );
}
