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
    [title.trim() !== '', '缺少 <title>'],
    [lang === language, `<html lang> 是“${lang ?? ''}”，应为“${language}”`],
    [h1Count === 1, `有 ${h1Count} 个 <h1>，只留一个`],
    [meta.get('viewport') !== undefined, '缺少 <meta name="viewport">'],
    [isNotFound || (meta.get('description') ?? '') !== '', '缺少 description：写在前言或 <Layout description> 中'],
    [(meta.get('og:title') ?? '') !== '', '缺少 og:title'],
    [meta.get('og:locale') === 'zh_CN', 'og:locale 写 zh_CN'],
    [pathOf(meta.get('og:image')) !== undefined, 'og:image 写完整地址'],
    [isNotFound || pathOf(canonical) === route, `canonical 是“${canonical ?? ''}”，应为 ${route} 的完整地址`],
    [!isNotFound || (meta.get('robots') ?? '').includes('noindex'), '404 页面要写 noindex'],
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
        ...(first ? [`标题“${metadata.title}”与 ${first.file} 相同：写明是哪个产品或页面`] : []),
      ].map((message) => ({ file: page.file, message }));
    });
    return { findings, examined: pages.length };
  },
};
