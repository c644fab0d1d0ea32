import path from 'node:path';
import { aliasedSitePath, docuHash } from '@docusaurus/utils';

const figureLink = /\]\((\.[^)\s]*\.figure\.yaml)\)/g;

/**
 * Loader that declares dependencies of pages during development (`npm start`): their figures, and the metadata that
 * Docusaurus writes, whose `facts_digest` changes with the facts of the page. Returns the text unchanged.
 * @this {import('@rspack/core').LoaderContext<{ siteDir: string; metadataDir: string }>}
 * @param {string} text
 */
export default function dependencyLoader(text) {
  const { siteDir, metadataDir } = this.getOptions();
  this.addDependency(path.join(metadataDir, `${docuHash(aliasedSitePath(this.resourcePath, siteDir))}.json`));
  for (const [, link = ''] of text.matchAll(figureLink)) {
    this.addDependency(path.resolve(this.context ?? '', decodeURI(link)));
  }
  return text;
}
