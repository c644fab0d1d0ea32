import { expect, test } from 'vitest';
import config from '../../docusaurus.config';

// spec: title-delimiter
test('the title is delimited by a vertical bar', () => {
  expect(config.titleDelimiter).toBe('|');
});

// spec: single-language
test('the one language is Simplified Chinese, left to right, with the Gregorian calendar', () => {
  expect(config.i18n).toEqual({
    defaultLocale: 'zh-Hans',
    locales: ['zh-Hans'],
    localeConfigs: { 'zh-Hans': { label: '简体中文', direction: 'ltr', htmlLang: 'zh-Hans', calendar: 'gregory' } },
  });
});

// spec: broken-link-severity
test('broken links are errors; broken anchors and duplicate routes only warn', () => {
  expect(config).toMatchObject({ onBrokenLinks: 'throw', onBrokenAnchors: 'warn', onDuplicateRoutes: 'warn' });
});

// spec: storage-keys
test('storage keys are the specification’s, without a suffix', () => {
  expect(config.storage).toEqual({ type: 'localStorage', namespace: false });
  expect(config.future.v4.siteStorageNamespacing).toBe(false);
});

// spec: colour-mode-configuration
test('the colour mode starts light, can be switched and does not follow the system', () => {
  expect(config.themeConfig.colorMode).toEqual({
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: false,
  });
});

// spec: sidebar-and-contents-configuration
test('the sidebar cannot be hidden, categories stay open, contents list levels 2 to 3', () => {
  expect(config.themeConfig.docs.sidebar).toEqual({ hideable: false, autoCollapseCategories: false });
  expect(config.themeConfig.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
});

// spec: base-path
test('the base path is /', () => {
  expect(config.baseUrl).toBe('/');
});
