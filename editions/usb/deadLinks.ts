/** Every address in the edition's pages, style sheets and pictures, looked up among its files. */
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

/** The file and the anchor that an address leads to; undefined for one that leaves the edition's folder. */
function findTarget(address: string, from: string): { file: string; anchor: string } | undefined {
  if (/^(?:\/|\\|[a-z]+:)/i.test(address) || !URL.canParse(address, root + from)) return undefined;
  const { pathname, hash } = new URL(address, root + from);
  const base = new URL(root).pathname;
  if (!pathname.startsWith(base)) return undefined;
  try {
    return { file: decodeURIComponent(pathname.slice(base.length)), anchor: decodeURIComponent(hash.slice(1)) };
  } catch {
    return undefined; // half an escape
  }
}

/** What `findDeadLinks` has looked at, and one line for each address that leads nowhere. */
export type LinkReport = { examined: number; dead: string[] };

/**
 * Looks every address up. Addresses of the web and of mail are left alone; any other must be relative and lead to a
 * file.
 */
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
    if (!target || !edition.has(target.file)) return [`${file}: "${address}" leads nowhere`];
    const anchors = pages.get(target.file)?.anchors;
    const isThere = target.anchor === '' || anchors === undefined || anchors.has(target.anchor);
    return isThere ? [] : [`${file}: "${address}": no such anchor`];
  });
  return { examined: references.length, dead: [...new Set(dead)] };
}

const shortestForWindows = 150; // of a path in the edition: what comes before it has the rest of 260
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** One line for each path that a stick formatted by Windows, or an old unzip, cannot hold. */
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
      ...(path.posix.normalize(file).length > shortestForWindows ? [`${file}: longer than ${shortestForWindows}`] : []),
    ];
  });
}
