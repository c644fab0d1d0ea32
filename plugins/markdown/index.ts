import remarkCjkFriendly from 'remark-cjk-friendly';
import type { Catalog } from '../../catalog/catalog';
import type { Facts } from '../../facts/model/facts';
import { figures } from '../figures';
import { referencePage } from '../reference/referencePage';
import { glossaryIndex } from '../terms/glossaryIndex';
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
import { sectionLinks } from './sectionLinks';
import { stepResults } from './stepResults';
import { withoutLayoutSpace } from './withoutLayoutSpace';

type Options = { siteDir: string; catalog: () => Catalog; facts: () => Facts };

/** Same as in MDXOptions, where the types of `unified` resolve to `any`. */
type MarkdownPlugins = { beforeDefaultRemarkPlugins: unknown[]; rehypePlugins: unknown[] };

/** Returns the Markdown plugins of docs and pages, in execution order. */
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
      sectionLinks,
      stepResults,
      [referencePage, options],
      [glossaryIndex, options],
      withoutLayoutSpace,
    ],
  };
}
