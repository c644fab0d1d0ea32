import remarkCjkFriendly from 'remark-cjk-friendly';
import type { Catalog } from '../../catalog/catalog';
import type { Facts } from '../../facts/model/facts';
import { figures } from '../figures';
import { termMentions } from '../terms/termMentions';
import { accessibleTables } from './accessibleTables';
import { catalogLinks } from './catalogLinks';
import { headingBreaks } from './headingBreaks';
import { highlightCode } from './highlightCode';
import { joinCjkLines } from './joinCjkLines';
import { labelledTasks } from './labelledTasks';
import { longCode } from './longCode';
import { longRanges } from './longRanges';
import { rowAnchors } from './rowAnchors';
import { withoutLayoutSpace } from './withoutLayoutSpace';

type Options = { siteDir: string; catalog: Catalog; writtenIds: readonly string[]; facts: () => Facts };

/** As in MDXOptions, where `unified`'s own types turn the lists into `any`. */
type MarkdownPlugins = { beforeDefaultRemarkPlugins: unknown[]; rehypePlugins: unknown[] };

/** Markdown plugins shared by docs and pages, in the order they run. */
export function markdownPlugins(options: Options): MarkdownPlugins {
  return {
    beforeDefaultRemarkPlugins: [
      remarkCjkFriendly,
      joinCjkLines,
      [figures, options],
      [catalogLinks, options],
      [termMentions, options],
    ],
    rehypePlugins: [
      headingBreaks,
      highlightCode,
      accessibleTables,
      rowAnchors,
      longCode,
      longRanges,
      labelledTasks,
      withoutLayoutSpace,
    ],
  };
}
