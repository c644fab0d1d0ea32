/** Checks the metadata of pages: title, description, language, canonical address, picture. */
import type { Finding, Rule } from '../finding';
import { type BuiltPage, attribute, loadBuiltPages, textOf } from './builtSite';

const language = 'zh-Hans';

type Metadata = {
  title: string;
  h1Count: number;
  lang: string | undefined;
  canonical: string | undefined;
  meta: ReadonlyMap<string, string>;
};

function readMetadata({ elements }: BuiltPage): Metadata {
  const find = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const title = find('title').find((element) => element.namespaceURI.endsWith('xhtml'));
  const link = find('link').find((element) => attribute(element, 'rel') === 'canonical');
  const html = find('html')[0];
  return {
    title: title ? textOf(title) : '',
    h1Count: find('h1').length,
    lang: html && attribute(html, 'lang'),
    canonical: link && attribute(link, 'href'),
    meta: new Map(
      find('meta').map((element) => [
        attribute(element, 'name') ?? attribute(element, 'property') ?? '',
        attribute(element, 'content') ?? '',
      ]),
    ),
  };
}

function pathOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? decodeURIComponent(new URL(url).pathname) : undefined;
}

/** Describes each missing or wrong piece of metadata in a sentence. */
function findProblems({ route }: BuiltPage, { title, h1Count, lang, canonical, meta }: Metadata): string[] {
  const isNotFound = route === '/404';
  const checks: readonly (readonly [ok: boolean, problem: string])[] = [
    [title.trim() !== '', 'write a <title>'],
    [lang === language, `<html lang> is "${lang ?? ''}", not "${language}"`],
    [h1Count === 1, `${h1Count} <h1> elements; a page has one`],
    [meta.get('viewport') !== undefined, 'add <meta name="viewport">'],
    [isNotFound || (meta.get('description') ?? '') !== '', 'add a description (front matter or <Layout description>)'],
    [(meta.get('og:title') ?? '') !== '', 'add og:title'],
    [meta.get('og:locale') === 'zh_CN', 'og:locale must be zh_CN'],
    [pathOf(meta.get('og:image')) !== undefined, 'og:image must be an absolute address'],
    [
      isNotFound || pathOf(canonical) === route,
      `canonical is "${canonical ?? ''}", not the absolute address of ${route}`,
    ],
    [!isNotFound || (meta.get('robots') ?? '').includes('noindex'), 'the not-found page must say noindex'],
  ];
  return checks.filter(([ok]) => !ok).map(([, problem]) => problem);
}

export const metadataRule: Rule = {
  name: 'metadata',
  examine(root) {
    const pages = loadBuiltPages(root).filter(({ isRedirect }) => !isRedirect);
    const firstWithTitle = new Map<string, BuiltPage>();
    const findings = pages.flatMap((page): Finding[] => {
      const metadata = readMetadata(page);
      const first = firstWithTitle.get(metadata.title);
      firstWithTitle.set(metadata.title, first ?? page);
      return [
        ...findProblems(page, metadata),
        ...(first ? [`the title "${metadata.title}" is ${first.file}'s too; say which product or page it is`] : []),
      ].map((message) => ({ file: page.file, message }));
    });
    return { findings, examined: pages.length };
  },
};
