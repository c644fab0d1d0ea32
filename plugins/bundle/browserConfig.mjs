/** Settings of docusaurus.config.ts that only the build reads; `i18n` reaches pages in a file of its own. */
const buildOnly = [
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
];

/** Settings of the theme for the blog, which this site has none of, and for code, which is coloured at build time. */
const unusedTheme = ['blog', 'prism'];

/**
 * Loader for Docusaurus' generated configuration, which every first visit gets whole: drops what only the build reads
 * and what nothing reads, one kilobyte.
 *
 * @param {string} source `docusaurus.config.mjs` as Docusaurus writes it
 * @returns {string} the same without those settings
 * @throws {Error} when it looks otherwise than Docusaurus 3.10 writes it
 */
export default function browserConfig(source) {
  const [, json] = /^export default (\{.*\});?\s*$/ms.exec(source) ?? [];
  if (json === undefined) throw new Error('docusaurus.config.mjs: no object is exported');
  const config = JSON.parse(json);
  for (const setting of buildOnly) delete config[setting];
  for (const setting of unusedTheme) delete config.themeConfig[setting];
  const { experimental_router } = config.future; // the others are for the bundler
  return `export default ${JSON.stringify({ ...config, future: { experimental_router } })};\n`;
}
