import path from 'node:path';

const figureLink = /\]\((\.[^)\s]*\.figure\.yaml)\)/g;

/**
 * Loader that declares dependencies of pages during development (`npm start`). A change in a fact or figure rebuilds the
 * page. Returns the text unchanged.
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
