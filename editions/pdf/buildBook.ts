import type { Book } from '../../catalog/books';
import type { Brand } from '../../catalog/brand';
import { escapeHtml } from '../../plugins/addresses/escapeHtml';
import { type BookPage, listAnchors, parseBookPage, writeBookPage } from './bookPage';
import { type BookPart, listBookParts } from './bookParts';

export type BookSources = {
  /** Version of the product; undefined when it has none. */
  version: string | undefined;
  /** Date of the content; undefined without repository history. */
  date: string | undefined;
  brand: Brand;
  redirects: ReadonlyMap<string, string>;
  /** Addresses of the style sheets of the site. */
  sheets: readonly string[];
  /** Additional styles of books. */
  style: string;
  readPage: (route: string) => string;
};

/** Sheet of each part of a book by its anchor. Empty before the first print. */
export type PageNumbers = ReadonlyMap<string, number>;

/** Returns style rules for the running heads: the product on each sheet, and the chapter with a named page. */
function buildPageStyles(name: string, chapters: readonly BookPart[], brandTitle: string): string {
  const text = (value: string): string => JSON.stringify(value);
  return [
    `@page { @top-left { content: ${text(name)}; } @bottom-left { content: ${text(brandTitle)}; } }`,
    ...chapters.map(
      ({ anchor, number, title }) =>
        `@page ${anchor} { @top-right { content: ${text(`${number} ${title}`)}; } } .chapter-${anchor} { page: ${anchor}; }`,
    ),
  ].join('\n');
}

function buildCover(title: string, { version, date, brand }: BookSources): string {
  const facts = [version, date && `内容截至 ${date}`].filter((fact) => fact !== undefined);
  return `<section class="cover">
<img src="${brand.logo.src}" alt="" width="56" height="56">
<p class="cover-site">${escapeHtml(brand.title)}</p>
<p class="cover-title">${escapeHtml(title)}</p>
${facts.map((fact) => `<p class="cover-fact">${escapeHtml(fact)}</p>`).join('\n')}
<p class="cover-note">数值以实际软件和设备手册为准。<br>最新内容：<a href="${escapeHtml(brand.url)}">${escapeHtml(brand.url)}</a><br>Copyright © ${escapeHtml(`${brand.copyrightYears} ${brand.copyrightHolder}`)}</p>
</section>`;
}

function buildContents(parts: readonly BookPart[], pageNumbers: PageNumbers): string {
  const lines = parts.map(
    ({ anchor, number, level, title }) =>
      `<li class="contents-${Math.min(level, 4)}"><a href="#${anchor}"><span>${number}</span> <span>${escapeHtml(title)}</span><i></i><span>${pageNumbers.get(anchor) ?? ''}</span></a></li>`,
  );
  return `<section class="contents"><h1 class="level-1" id="contents">目录</h1><ol>${lines.join('\n')}</ol></section>`;
}

function buildPart(part: BookPart, pages: ReadonlyMap<BookPart, BookPage>, resolve: (address: string) => string) {
  const page = pages.get(part);
  if (page) return writeBookPage(page, resolve);
  const heading = `h${Math.min(part.level, 6)}`;
  return `<div class="category markdown"><${heading} class="level-1" id="${part.anchor}">${part.number} ${escapeHtml(part.title)}</${heading}><p>${escapeHtml(part.description)}</p></div>`;
}

/** Builds the HTML of a book. Addresses of figures and styles are paths in the build. */
export function buildBook(book: Book, sources: BookSources, pageNumbers: PageNumbers): string {
  const parts = listBookParts(book);
  const pages = new Map(
    parts
      .filter(({ kind }) => kind === 'page')
      .map((part) => [part, parseBookPage(sources.readPage(part.route), part)] as const),
  );
  const anchors = new Map([
    ...parts.map(({ route, anchor }) => [route, anchor] as const),
    ...[...pages.values()].flatMap(listAnchors),
  ]);
  const resolve = (address: string): string => {
    const [path = '', hash] = address.split('#');
    const route = sources.redirects.get(path) ?? path;
    const anchor = anchors.get(hash === undefined ? route : `${route}#${hash}`);
    if (anchor !== undefined) return `#${anchor}`;
    if (/^\/(?:assets|img)\//.test(address)) return address;
    return address.startsWith('/') ? sources.brand.url + encodeURI(address) : address;
  };
  const chapters = parts.filter(({ level }) => level === 1);
  const name = [book.title, sources.version].filter((word) => word !== undefined).join(' ');
  const chapterOf = ({ number }: BookPart): string => `s${number.replace(/\..*/, '')}`;
  const body = chapters.map(
    (chapter) =>
      `<section class="chapter chapter-${chapter.anchor}">${parts
        .filter((part) => chapterOf(part) === chapter.anchor)
        .map((part) => buildPart(part, pages, resolve))
        .join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="zh-Hans" data-theme="light"><head><meta charset="utf-8"><title>${escapeHtml(name)}</title>
${sources.sheets.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
<style>${sources.style}
${buildPageStyles(name, chapters, sources.brand.title)}</style></head>
<body class="book">${buildCover(book.title, sources)}
${buildContents(parts, pageNumbers)}
${body.join('\n')}</body></html>
`;
}
