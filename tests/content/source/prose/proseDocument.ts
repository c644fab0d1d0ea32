import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { loadFacts } from '../../../../facts/loadFacts';
import { type SourcePage, loadSourcePages } from '../sourcePage';
import { type Exception, findPageExceptions, findYamlExceptions } from './exceptions';
import { listOriginals, maskOriginals } from './originals';
import { buildPagePassages } from './pagePassages';
import type { Passage } from './passage';
import { parseYamlPassages } from './yamlPassages';

/** File with prose: a page, or the YAML of facts or of a figure. */
export type ProseDocument = {
  file: string;
  /** Undefined for YAML. */
  page: SourcePage | undefined;
  passages: readonly Passage[];
  exceptions: readonly Exception[];
};

/** File with titles of other publications. */
const sourcesFile = 'facts/sources.yaml';

function listYamlFiles(root: string): string[] {
  return ['docs', 'facts']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
        .filter((file) => (folder === 'docs' ? file.endsWith('.figure.yaml') : file.endsWith('.yaml')))
        .filter((file) => !file.includes('/fixtures/') && file !== sourcesFile),
    )
    .sort();
}

/** Builds the document of a page. `originals` are words of user interfaces. */
export function buildPageDocument(page: SourcePage, originals: ReadonlySet<string>): ProseDocument {
  const frontMatter = page.writtenText.split('\n---')[0] ?? '';
  return {
    file: page.file,
    page,
    passages: buildPagePassages(page).map((passage) => maskOriginals(passage, originals)),
    exceptions: [...findYamlExceptions(page.file, frontMatter), ...findPageExceptions(page)],
  };
}

const documentOf = new WeakMap<SourcePage, ProseDocument>();

/** Builds the document of a page once. A page is built again when its text or the facts change. */
function loadPageDocument(page: SourcePage, originals: ReadonlySet<string>): ProseDocument {
  const document = documentOf.get(page) ?? buildPageDocument(page, originals);
  documentOf.set(page, document);
  return document;
}

function readProse(root: string, isWanted: (file: string) => boolean): ProseDocument[] {
  const facts = loadFacts(root);
  const originals = listOriginals(facts);
  const pages = loadSourcePages(root)
    .filter(({ file }) => isWanted(file))
    .map((page) => loadPageDocument(page, originals));
  const yaml = listYamlFiles(root)
    .filter(isWanted)
    .map((file): ProseDocument => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return {
        file,
        page: undefined,
        passages: parseYamlPassages(file, text, facts),
        exceptions: findYamlExceptions(file, text),
      };
    });
  return [...pages, ...yaml];
}

const proseOf = new WeakMap<readonly SourcePage[], readonly ProseDocument[]>();

/** Loads the prose of the files that `isWanted` accepts. Loads all prose below `root` once for the loaded pages. */
export function loadProse(root: string, isWanted?: (file: string) => boolean): readonly ProseDocument[] {
  if (isWanted) return readProse(root, isWanted);
  const pages = loadSourcePages(root);
  const prose = proseOf.get(pages) ?? readProse(root, () => true);
  proseOf.set(pages, prose);
  return prose;
}
