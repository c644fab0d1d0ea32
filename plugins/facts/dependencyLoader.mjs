import path from 'node:path';

const figureLink = /\]\((\.[^)\s]*\.figure\.yaml)\)/g;

/**
 * Loader of pages while the site is edited (`npm start`): a page depends on all facts and on its figures, so that a
 * change in one shows at once. The text passes through.
 * @this {import('@rspack/core').LoaderContext<{ factsDir: string }>}
 * @param {string} text
 */
export default function dependencyLoader(text) {
  this.addContextDependency(this.getOptions().factsDir);
  for (const [, link = ''] of text.matchAll(figureLink)) {
    this.addDependency(path.resolve(this.context ?? '', decodeURI(link)));
  }
  return text;
}
