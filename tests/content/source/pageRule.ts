import type { Examination, Rule } from '../finding';
import { type SourcePage, loadSourcePages } from './sourcePage';

/** Builds a rule that examines each page separately. */
export function buildPageRule(name: string, examinePage: (page: SourcePage) => Examination): Rule {
  return {
    name,
    examine(root, isWanted = () => true) {
      const pages = loadSourcePages(root)
        .filter(({ file }) => isWanted(file))
        .map(examinePage);
      return {
        findings: pages.flatMap(({ findings }) => findings),
        examined: pages.reduce((sum, { examined }) => sum + examined, 0),
      };
    },
  };
}
