/**
 * Packages that are shipped without being bundled modules, and license texts missing in packages. The build fails when
 * an entry is no longer needed.
 */

/** Packages that are partly shipped outside bundled modules, with the published description of the part. */
export const shippedOtherwise: ReadonlyMap<string, string> = new Map([
  // Pinyin: search/indexer/languageTables/readings.ts
  ['pinyin-pro', '搜索索引里的汉字读音由它的数据生成'],
  // Traditional characters and Taiwan vocabulary: search/indexer/languageTables/{traditional,taiwanNames}.ts
  ['opencc-js', '搜索索引里的繁体字对照和台湾用语由它的数据生成'],
  // Docusaurus writes the texts to .docusaurus/codeTranslations.json, which is part of the main script.
  ['@docusaurus/theme-translations', '界面文字的一部分取自它'],
  // Every entry script contains the runtime of the bundler.
  ['@rspack/core', '脚本里装载其他脚本的部分由它生成'],
  // The SWC built into Rspack adds helpers (`_define_property`) to modules. Rspack does not report its version.
  ['@swc/core', '脚本里转换新语法的辅助函数取自 SWC'],
]);

/** License texts (files in `texts/`) of packages without one. */
export const lackingTexts: ReadonlyMap<string, string> = new Map([
  // MIT according to package.json. The header of each file names the copyright holder.
  ['infima', 'infima.txt'],
]);
