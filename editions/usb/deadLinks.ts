/** Link checker for the pages, style sheets and images of the edition. */
import { parse } from 'parse5';
import path from 'node:path';
import { attribute, listElements } from './pages/elements';

const addressAttributes = ['href', 'src', 'action', 'poster', 'data', 'xlink:href'] as const;
const outside = /^(?:https?:|mailto:|tel:|data:)/i;
const root = 'file:///folder/of-the-edition/';

export type Edition = ReadonlyMap<string, Uint8Array>;

type Page = { file: string; addresses: readonly string[]; anchors: ReadonlySet<string> };

function readPage(file: string, html: string): Page {
  const elements = listElements(parse(html, { scriptingEnabled: false }));
  const addresses = elements.flatMap((element) => {
    const plain = addressAttributes.flatMap((name) => attribute(element, name) ?? []);
    const sources = attribute(element, 'srcset')?.split(',') ?? [];
    return [...plain, ...sources.map((source) => source.trim().split(/\s+/)[0] ?? '')];
  });
  return { file, addresses, anchors: new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])) };
}

function listPictureAddresses(text: string): string[] {
  return [...text.matchAll(/(?:\bhref|\bsrc)\s*=\s*["']([^"'#][^"']*)/g)].map(([, address = '']) => address);
}

function listStyleAddresses(text: string): string[] {
  return [...text.matchAll(/url\(\s*"?((?!data:)[^")]*)|@import\s+["']([^"']*)/g)].map(
    ([, url, sheet]) => url ?? sheet ?? '',
  );
}

/** Resolves an address to a file and an anchor. Returns undefined for an address outside the edition's folder. */
function findTarget(address: string, from: string): { file: string; anchor: string } | undefined {
  if (/^(?:\/|\\|[a-z]+:)/i.test(address) || !URL.canParse(address, root + from)) return undefined;
  const { pathname, hash } = new URL(address, root + from);
  const base = new URL(root).pathname;
  if (!pathname.startsWith(base)) return undefined;
  try {
    return { file: decodeURIComponent(pathname.slice(base.length)), anchor: decodeURIComponent(hash.slice(1)) };
  } catch {
    return undefined; // malformed escape sequence
  }
}

/** Number of checked addresses, and one line for each dead link. */
export type LinkReport = { examined: number; dead: string[] };

/** Checks all addresses. Ignores web and mail addresses. Any other address must be relative and lead to a file. */
export function findDeadLinks(edition: Edition): LinkReport {
  const decoder = new TextDecoder();
  const read = (file: string) => decoder.decode(edition.get(file));
  const files = [...edition.keys()];
  const pages = new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [file, readPage(file, read(file))]),
  );
  const references = [
    ...[...pages.values()].flatMap(({ file, addresses }) => addresses.map((address) => ({ file, address }))),
    ...files
      .filter((file) => file.endsWith('.svg'))
      .flatMap((file) => listPictureAddresses(read(file)).map((address) => ({ file, address }))),
    ...files
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => listStyleAddresses(read(file)).map((address) => ({ file, address }))),
  ].filter(({ address }) => !outside.test(address));
  const dead = references.flatMap(({ file, address }) => {
    const target = findTarget(address, file);
    if (!target || !edition.has(target.file)) return [`${file}: "${address}" is a dead link`];
    const anchors = pages.get(target.file)?.anchors;
    const isThere = target.anchor === '' || anchors === undefined || anchors.has(target.anchor);
    return isThere ? [] : [`${file}: "${address}": no such anchor`];
  });
  return { examined: references.length, dead: [...new Set(dead)] };
}

const maxPathLength = 150; // characters of a path in the edition; leaves the rest of 260 to the parent folder
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Finds paths that a Windows-formatted USB stick or an old unzip does not support. Returns one line for each. */
export function findUnportableNames(files: Iterable<string>): string[] {
  const seen = new Map<string, string>();
  return [...files].flatMap((file) => {
    const other = seen.get(file.toLowerCase());
    seen.set(file.toLowerCase(), file);
    const isPlain =
      /^[\w.~-]+(?:\/[\w.~-]+)*$/.test(file) &&
      !file.split('/').some((part) => reserved.test(part) || part.endsWith('.'));
    return [
      ...(other === undefined ? [] : [`${file} and ${other} differ in case only`]),
      ...(isPlain ? [] : [`${file}: use ASCII letters, digits and . _ -`]),
      ...(path.posix.normalize(file).length > maxPathLength ? [`${file}: longer than ${maxPathLength}`] : []),
    ];
  });
}
