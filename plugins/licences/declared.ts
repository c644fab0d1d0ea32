/**
 * What the bundler's modules do not tell: packages whose code or data reach readers on another way, and licence texts
 * that packages forgot. The build fails when an entry is no longer needed.
 */

/** Packages of which a part is shipped without being a module of a bundle, each with what it is, as readers see it. */
export const shippedOtherwise: ReadonlyMap<string, string> = new Map([
  // Readings of characters: search/indexer/languageTables/readings.ts
  ['pinyin-pro', '搜索索引里的汉字读音由它的数据生成'],
  // Traditional characters and Taiwan's words: search/indexer/languageTables/{traditional,taiwanNames}.ts
  ['opencc-js', '搜索索引里的繁体字对照和台湾用语由它的数据生成'],
  // Docusaurus writes the texts into .docusaurus/codeTranslations.json, which the main script holds.
  ['@docusaurus/theme-translations', '界面文字的一部分取自它'],
  // Every entry script starts with the bundler's own code, which loads the others.
  ['@rspack/core', '脚本里装载其他脚本的部分由它生成'],
  // Rspack's built-in SWC writes helpers (`_define_property`) into modules; which version it has built in, it does not
  // tell.
  ['@swc/core', '脚本里转换新语法的辅助函数取自 SWC'],
]);

/** Licence texts, as files of `texts/`, of packages that come without one. */
export const lackingTexts: ReadonlyMap<string, string> = new Map([
  // MIT by its package.json; the head of each of its files names the holder of the copyright.
  ['infima', 'infima.txt'],
]);
