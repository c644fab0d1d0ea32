/**
 * Wraps theme-classic without parts that this site does not allow: Prism in the browser, `style` attributes, attributes
 * set from the URL.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import themeClassic, { type Options, validateOptions, validateThemeConfig } from '@docusaurus/theme-classic';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeAnnouncementColours } from './announcementColours';
import { buildBootScript } from './bootScript';
import { buildShortcutFallbackScript } from './shortcutFallback';
import { buildEntryFailureScript } from './entryFailure';
import { shownTexts } from './shownTexts';

const require = createRequire(import.meta.url);
const stockDir = path.dirname(require.resolve('@docusaurus/theme-classic'));

const replacedModules = new Set([
  './prism-include-languages', // code is highlighted at build time
  './nprogress', // src/client/progressBar.ts
]);

// Contains the one icon that theme-classic repeats. A class hides it instead of `style="display: none"`.
const iconSprite = `<defs><symbol id="theme-svg-external-link" viewBox="0 0 24 24"><path fill="currentColor" d="M21 13v10H0V4h12v2H2v15h17v-8zm3-12H13l4 4-7 7 2.9 2.9 7-7L24 12z"/></symbol></defs>`;

const failureTexts = {
  title: '页面没有完整加载',
  hint: '正文可以照常阅读，菜单、搜索等功能暂时不能用。请检查网络后重试。',
  retry: '重试',
};

export default function themeClassicComposed(context: LoadContext, options: Options): Plugin<undefined> {
  const stock = themeClassic(context, options);
  const { announcementBar, colorMode } = context.siteConfig.themeConfig as ThemeConfig;
  return {
    ...stock,
    getThemePath: () => path.join(stockDir, 'theme'),
    getTypeScriptThemePath: () => path.join(stockDir, '..', 'src', 'theme'),
    getClientModules() {
      const stockModules = stock.getClientModules?.() ?? [];
      const missing = [...replacedModules].find((module) => !stockModules.includes(module));
      if (missing !== undefined)
        throw new Error(`theme-classic has no client module ${missing}; adapt replacedModules`);
      const modules = stockModules
        .filter((module) => !replacedModules.has(module))
        .map((module) => (module.startsWith('.') ? path.join(stockDir, module) : module));
      return announcementBar
        ? [...modules, writeAnnouncementColours(path.join(context.generatedFilesDir, 'theme-classic'), announcementBar)]
        : modules;
    },
    async getDefaultCodeTranslationMessages() {
      return shownTexts((await stock.getDefaultCodeTranslationMessages?.()) ?? {});
    },
    // Stock only restricts the languages of Prism here, which is not bundled.
    configureWebpack: () => ({}),
    injectHtmlTags: () => ({
      // Must precede stylesheets and scripts. In Firefox an inline script waits for a stylesheet, and the error event
      // of a script would fire before the listener exists.
      headTags: [
        {
          tagName: 'script',
          innerHTML:
            buildBootScript({ colorMode, announcementId: announcementBar?.id }) +
            buildEntryFailureScript(failureTexts) +
            buildShortcutFallbackScript(),
        },
      ],
      preBodyTags: [
        {
          tagName: 'svg',
          attributes: { class: 'icon-sprite', width: '0', height: '0', 'aria-hidden': 'true' },
          innerHTML: iconSprite,
        },
      ],
    }),
  };
}

themeClassicComposed.validateOptions = validateOptions;
themeClassicComposed.validateThemeConfig = validateThemeConfig;
