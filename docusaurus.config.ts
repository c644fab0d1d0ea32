import { fileURLToPath } from 'node:url';
import pluginPages from '@docusaurus/plugin-content-pages';
import pluginSitemap from '@docusaurus/plugin-sitemap';
import type { Config } from '@docusaurus/types';
import { booksDir, hasBooks, loadBookRecords } from './catalog/bookFiles';
import { brand } from './catalog/brand';
import { buildSearchFeedbackUrl } from './catalog/feedback';
import { searchRoute } from './catalog/fixedRoutes';
import { buildFooter, buildRecords } from './catalog/footer';
import { loadCatalog } from './catalog/loadCatalog';
import { buildNavbarItems } from './catalog/navbar';
import { redirects } from './catalog/redirects';
import { loadWrittenPageIds } from './catalog/writtenPages';
import blog from './plugins/blog';
import addresses from './plugins/addresses';
import bundle from './plugins/bundle';
import catalogPlugin from './plugins/catalog';
import { configured } from './plugins/configured';
import contracts from './plugins/contracts';
import facts from './plugins/facts';
import pluginDocs from './plugins/docs';
import { factsMarkdown } from './plugins/facts/markdown';
import { markdownPlugins } from './plugins/markdown';
import { pageTypography } from './plugins/markdown/pageTypography';
import { withReadingTime } from './plugins/markdown/readingTime';
import { withTitleParts } from './plugins/markdown/titleParts';
import licences from './plugins/licences';
import markdownTwins from './plugins/markdown-twins';
import securityHeaders from './plugins/security-headers';
import releaseFeed from './plugins/release-feed';
import search from './plugins/search';
import terms from './plugins/terms';
import themeClassic from './plugins/theme-classic';
import { isServiceWorkerOn } from './editions/offline/build/configuration';
import { parseSearchConfiguration } from './search/hosted/configuration';
import { hitsPerGroup } from './src/specification';

const siteDir = fileURLToPath(new URL('.', import.meta.url));
const catalog = loadCatalog(siteDir);
const writtenIds = loadWrittenPageIds(siteDir);
const searchConfiguration = parseSearchConfiguration(process.env);
const keepsPages = isServiceWorkerOn(process.env) && process.env.NODE_ENV !== 'development'; // the dev server has no sw.js
const books = hasBooks(process.env) ? loadBookRecords(siteDir) : [];
const pages = factsMarkdown(siteDir);
const currentCatalog = () => pages.facts().catalog ?? catalog;
const markdown = markdownPlugins({ siteDir, catalog: currentCatalog, facts: pages.facts });

export default {
  title: brand.title,
  titleDelimiter: '|',
  tagline: brand.tagline,
  url: brand.url,
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/img/favicon.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn', // specification §5; tests/content/output makes them errors
  onDuplicateRoutes: 'warn',
  baseUrlIssueBanner: false, // our own banner, in Chinese and for this one failure only: src/theme/Root
  storage: { type: 'localStorage', namespace: false }, // keys are the specification's (§9)
  staticDirectories: ['static', ...(books.length > 0 ? [booksDir] : [])],
  i18n: {
    defaultLocale: 'zh-Hans',
    locales: ['zh-Hans'],
    localeConfigs: {
      'zh-Hans': { label: '简体中文', direction: 'ltr', htmlLang: 'zh-Hans', calendar: 'gregory' },
    },
  },
  future: {
    // Flag by flag: `v4: true` would rename the storage keys and break `## 标题 {#id}`.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: false, // engines older than 2022 would get no styles
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: false,
    },
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: false, // not evicted when a local plugin changes
      ssgWorkerThreads: true,
      gitEagerVcs: true, // one pass over the history instead of one per page
    },
  },
  markdown: {
    preprocessor: pages.preprocessor,
    parseFrontMatter: withTitleParts(withReadingTime(pages.parseFrontMatter)),
    format: 'detect', // .md is CommonMark: `{变量}` and `<设备ID>` are text
    remarkRehypeOptions: { footnoteLabel: '脚注', footnoteBackLabel: '返回正文' },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  customFields: {
    records: buildRecords(brand),
    feedbackAddress: brand.feedbackAddress,
    keepsPages,
  },
  // iOS makes links of numbers that look like telephone numbers, dates or addresses: 2147483647, 192.168.1.10.
  headTags: [
    { tagName: 'meta', attributes: { name: 'format-detection', content: 'telephone=no, date=no, address=no' } },
  ],
  themes: [
    configured(themeClassic, {
      customCss: ['tokens', 'base', 'layout', 'content', 'code', 'reference', 'hidden', 'print'].map(
        (name) => `./src/css/${name}.css`,
      ),
    }),
  ],
  // Run in this order before the router exists. `client/navigation` reports navigations to the others.
  clientModules: [
    'client/storageErrors',
    'client/storedValues',
    'client/pageFailure',
    'client/navigation',
    'client/layers',
    'client/cleanAddress',
    'client/scrollRestoration',
    'client/prefetch',
    'client/routeLoader',
    'client/progressBar',
    'client/routeAnnouncement',
    'client/imageZoom',
    'client/printing',
    'client/headingLinks',
    'client/stepTicks',
    'client/referencePage',
    'search/hitHighlighting',
    'client/terms',
    'client/termFilter',
    'client/shellStart',
    ...(keepsPages ? ['client/keptPages'] : []),
  ].map((name) => `./src/${name}.ts`),
  plugins: [
    configured(pluginDocs, {
      ...markdown,
      sidebarPath: './sidebars.ts',
      sidebarCollapsible: true,
      showLastUpdateTime: true,
    }),
    configured(blog, {}),
    configured(pluginPages, { ...markdown, rehypePlugins: markdown.rehypePlugins.concat(pageTypography) }),
    configured(pluginSitemap, { lastmod: null, changefreq: null, priority: null, ignorePatterns: [searchRoute] }),
    configured(catalogPlugin, { catalog: currentCatalog, facts: pages.facts, books }),
    configured(addresses, { redirects }),
    configured(markdownTwins, { catalog }),
    configured(releaseFeed, { writtenIds, facts: pages.facts }),
    contracts,
    facts,
    configured(terms, { facts: pages.facts }),
    configured(search, {
      ...searchConfiguration,
      catalog,
      hitsPerGroup,
      feedbackUrl: buildSearchFeedbackUrl(brand.feedbackAddress),
    }),
    configured(securityHeaders, {
      searchProvider: searchConfiguration.provider,
      reportAddress: brand.policyReportAddress,
    }),
    licences,
    bundle,
  ],
  themeConfig: {
    metadata: [{ property: 'og:locale', content: 'zh_CN' }],
    image: brand.socialImage,
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    announcementBar: {
      id: 'values-to-verify',
      content: '数值以实际软件和设备手册为准。',
      backgroundColor: 'var(--doc-surface-active)',
      textColor: 'var(--doc-text)',
      isCloseable: true,
    },
    navbar: {
      title: brand.navbarTitle,
      logo: { ...brand.logo, href: '/' },
      items: buildNavbarItems(catalog),
    },
    footer: buildFooter(writtenIds),
  },
} satisfies Config;
