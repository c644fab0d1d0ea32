import { expect, test } from 'vitest';
import config from '../../docusaurus.config';

// spec: title-delimiter
test('delimits the title by a vertical bar', () => {
  expect(config.titleDelimiter).toBe('|');
});

// spec: single-language
test('has Simplified Chinese as the only language, left to right, with the Gregorian calendar', () => {
  expect(config.i18n).toEqual({
    defaultLocale: 'zh-Hans',
    locales: ['zh-Hans'],
    localeConfigs: { 'zh-Hans': { label: '简体中文', direction: 'ltr', htmlLang: 'zh-Hans', calendar: 'gregory' } },
  });
});

// spec: broken-link-severity
test('throws on broken links and warns of broken anchors and duplicate routes', () => {
  expect(config).toMatchObject({ onBrokenLinks: 'throw', onBrokenAnchors: 'warn', onDuplicateRoutes: 'warn' });
});

// spec: storage-keys
test('uses storage keys without a suffix', () => {
  expect(config.storage).toEqual({ type: 'localStorage', namespace: false });
  expect(config.future.v4.siteStorageNamespacing).toBe(false);
});

// spec: colour-mode-configuration
test('starts in light mode, allows switching and ignores the system setting', () => {
  expect(config.themeConfig.colorMode).toEqual({
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: false,
  });
});

// spec: sidebar-and-contents-configuration
test('does not hide the sidebar or collapse categories, and lists headings of levels 2 to 3', () => {
  expect(config.themeConfig.docs.sidebar).toEqual({ hideable: false, autoCollapseCategories: false });
  expect(config.themeConfig.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
});

// spec: base-path
test('uses / as the base path', () => {
  expect(config.baseUrl).toBe('/');
});
