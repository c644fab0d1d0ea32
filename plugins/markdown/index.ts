import type { MDXOptions } from '@docusaurus/mdx-loader';
import remarkCjkFriendly from 'remark-cjk-friendly';
import type { Catalog } from '../../catalog/catalog';
import { figures } from '../figures';
import { accessibleTables } from './accessibleTables';
import { catalogLinks } from './catalogLinks';
import { highlightCode } from './highlightCode';
import { joinCjkLines } from './joinCjkLines';
import { labelledTasks } from './labelledTasks';

type Options = { siteDir: string; catalog: Catalog; writtenIds: readonly string[] };

/** Markdown plugins shared by docs and pages, in the order they run. */
export function markdownPlugins(options: Options): Pick<MDXOptions, 'beforeDefaultRemarkPlugins' | 'rehypePlugins'> {
  return {
    beforeDefaultRemarkPlugins: [remarkCjkFriendly, joinCjkLines, [catalogLinks, options], [figures, options]],
    rehypePlugins: [highlightCode, accessibleTables, labelledTasks],
  };
}
