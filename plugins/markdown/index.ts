import type { MDXOptions } from '@docusaurus/mdx-loader';
import remarkCjkFriendly from 'remark-cjk-friendly';
import type { Catalog } from '../../catalog/catalog';
import { accessibleTables } from './accessibleTables';
import { catalogLinks } from './catalogLinks';
import { highlightCode } from './highlightCode';
import { joinCjkLines } from './joinCjkLines';

type Options = { siteDir: string; catalog: Catalog; writtenIds: readonly string[] };

/** Markdown plugins shared by docs and pages, in the order they run. */
export function markdownPlugins(options: Options): Pick<MDXOptions, 'beforeDefaultRemarkPlugins' | 'rehypePlugins'> {
  return {
    beforeDefaultRemarkPlugins: [remarkCjkFriendly, joinCjkLines, [catalogLinks, options]],
    rehypePlugins: [highlightCode, accessibleTables],
  };
}
