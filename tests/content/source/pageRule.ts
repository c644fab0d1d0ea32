import type { Examination, Rule } from '../finding';
import { type SourcePage, loadSourcePages } from './sourcePage';

/** A rule that looks at one page at a time. */
export function buildPageRule(name: string, examinePage: (page: SourcePage) => Examination): Rule {
  return {
    name,
    examine(root) {
      const pages = loadSourcePages(root).map(examinePage);
      return {
        findings: pages.flatMap(({ findings }) => findings),
        examined: pages.reduce((sum, { examined }) => sum + examined, 0),
      };
    },
  };
}
