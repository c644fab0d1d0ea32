/** Settings of docusaurus.config.ts that only the build reads. `i18n` is provided to pages in a separate file. */
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

/** Theme settings for the blog, which this site does not have, and for code, which is highlighted at build time. */
const unusedTheme = ['blog', 'prism'];

/**
 * Loader for Docusaurus' generated configuration, which is part of the main script. Removes settings that the browser
 * does not read (1 KB).
 *
 * @param {string} source generated `docusaurus.config.mjs`
 * @returns {string} the configuration without those settings
 * @throws {Error} when the format differs from Docusaurus 3.10
 */
export default function browserConfig(source) {
  const [, json] = /^export default (\{.*\});?\s*$/ms.exec(source) ?? [];
  if (json === undefined) throw new Error('docusaurus.config.mjs: no object is exported');
  const config = JSON.parse(json);
  for (const setting of buildOnly) delete config[setting];
  for (const setting of unusedTheme) delete config.themeConfig[setting];
  const { experimental_router } = config.future; // the others are bundler settings
  return `export default ${JSON.stringify({ ...config, future: { experimental_router } })};\n`;
}
