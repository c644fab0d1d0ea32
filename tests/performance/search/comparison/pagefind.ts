import type { ComparedEngine, ComparedRecord } from './comparedEngine';
import { gzipBytes } from './gzipBytes';
import type { ImportPackage } from './installPackages';
import { serveFiles } from './serveFiles';

type IndexFile = { path: string; content: Uint8Array };
type PagefindIndex = {
  addHTMLFile: (file: { url: string; content: string }) => Promise<{ errors: readonly string[] }>;
  getFiles: () => Promise<{ errors: readonly string[]; files: readonly IndexFile[] }>;
};
type PagefindPackage = {
  createIndex: (settings: { forceLanguage: string }) => Promise<{ errors: readonly string[]; index?: PagefindIndex }>;
  close: () => Promise<unknown>;
};
type Answer = { results: readonly { data: () => Promise<{ url: string }> }[] };
type Client = { init: () => Promise<void>; search: (query: string) => Promise<Answer>; destroy: () => Promise<void> };
type ClientScript = { createInstance: (settings: { basePath: string; baseUrl: string }) => Client };

const language = 'zh';
const scriptName = 'pagefind.js';
const folder = '/pagefind/';

/** Folds full-width letters, which the library does not. */
function foldWidth(text: string): string {
  return text.normalize('NFKC');
}

function escapeText(text: string): string {
  return foldWidth(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Builds a page for each section, which is then ranked by itself; weights as in its documentation. */
function buildPage({ title, heading, above, keywords, content, code }: ComparedRecord): string {
  const weighted = (text: string, weight: number): string =>
    text === '' ? '' : `<p data-pagefind-weight="${weight}">${escapeText(text)}</p>`;
  return [
    `<html lang="${language}"><body><h1>${escapeText(heading)}</h1>`,
    weighted(heading === title ? '' : title, 5),
    weighted(keywords, 5),
    weighted(above, 3),
    `<p>${escapeText(content)}</p>`,
    weighted(code, 0.5),
    '</body></html>',
  ].join('');
}

function failOn(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join('; ')}`);
}

async function buildFiles(pagefind: PagefindPackage, records: readonly ComparedRecord[]): Promise<IndexFile[]> {
  const { errors, index } = await pagefind.createIndex({ forceLanguage: language });
  failOn(errors);
  if (!index) throw new Error('Pagefind created no index');
  for (const record of records)
    failOn((await index.addHTMLFile({ url: record.id, content: buildPage(record) })).errors);
  const published = await index.getFiles();
  failOn(published.errors);
  await pagefind.close();
  return published.files.filter(({ path }) => !/(?:ui|highlight|worker)\.(?:js|css)$/.test(path));
}

/** Defines the document from which its client reads the language. Without one it does not segment Chinese. */
function defineDocument(): void {
  const page = { currentScript: null, querySelector: () => ({ getAttribute: () => language }) };
  Object.defineProperty(globalThis, 'document', { value: page, configurable: true });
}

async function openIndex(files: readonly IndexFile[]) {
  const script = files.find(({ path }) => path === scriptName);
  if (!script) throw new Error(`Pagefind wrote no ${scriptName}`);
  const server = await serveFiles(new Map(files.map(({ path, content }) => [`${folder}${path}`, content])));
  defineDocument();
  const url = `data:text/javascript;base64,${Buffer.from(script.content).toString('base64')}`;
  const { createInstance } = (await import(url)) as ClientScript;
  const client = createInstance({ basePath: `${server.origin}${folder}`, baseUrl: '/' });
  await client.init();
  return {
    search: async (query: string, limit: number) => {
      const { results } = await client.search(foldWidth(query));
      const hits = await Promise.all(results.slice(0, limit).map(({ data }) => data()));
      return hits.map(({ url: address }) => address);
    },
    close: async () => {
      await client.destroy();
      server.close();
      Reflect.deleteProperty(globalThis, 'document');
    },
  };
}

/** Pagefind: segments with its own dictionary when indexing, with `Intl.Segmenter` when searching. */
export function createPagefind(importPackage: ImportPackage): ComparedEngine {
  return {
    name: 'Pagefind',
    build: async (records) => {
      const files = await buildFiles((await importPackage('pagefind')) as PagefindPackage, records);
      const bytes = files.reduce((sum, { path, content }) => {
        const isPacked = /pf_\w+$|^wasm/.test(path);
        return sum + (isPacked ? content.length : gzipBytes(Buffer.from(content).toString()));
      }, 0);
      return { bytes, holdsText: true, load: () => openIndex(files) };
    },
  };
}
