/** Rebuilds pages during development when a fact changes. `markdown.ts` inserts the facts. */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function factsPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'facts',
    configureWebpack() {
      if (process.env.NODE_ENV === 'production') return {};
      const loader = path.join(siteDir, 'plugins', 'facts', 'dependencyLoader.mjs');
      const metadataDir = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs', 'default');
      const options = { siteDir, metadataDir };
      // Docusaurus requires `include` in every Markdown rule (core/server/plugins/synthetic).
      const include = [path.join(siteDir, 'docs')];
      return { module: { rules: [{ test: /\.mdx?$/, include, enforce: 'pre', use: [{ loader, options }] }] } };
    },
  };
}
