/** Facts while the site is edited: what a change of a fact rebuilds. Pages get their facts in `markdown.ts`. */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function factsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'facts',
    configureWebpack() {
      if (process.env.NODE_ENV === 'production') return {};
      const loader = path.join(siteDir, 'plugins', 'facts', 'dependencyLoader.mjs');
      const options = { factsDir: path.join(siteDir, 'facts') };
      // Docusaurus reads `include` of every rule for Markdown (core/server/plugins/synthetic): it must be there.
      const include = [path.join(siteDir, 'docs')];
      return { module: { rules: [{ test: /\.mdx?$/, include, enforce: 'pre', use: [{ loader, options }] }] } };
    },
  };
}
