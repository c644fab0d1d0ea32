/** Checks that every catalogue entry has a page file and vice versa, with the same title and kind. */
import { allPages } from '../../../catalog/catalog';
import { loadCatalog } from '../../../catalog/loadCatalog';
import { findMissingPages, findStrayPages, loadWrittenPageIds } from '../../../catalog/writtenPages';
import type { Finding, Rule } from '../finding';
import { loadSourcePages } from './sourcePage';

export const catalogueRule: Rule = {
  name: 'catalogue',
  examine(root) {
    const catalog = loadCatalog(root);
    const entries = new Map(allPages(catalog).map((page) => [page.id, page]));
    const pages = loadSourcePages(root);
    const writtenIds = loadWrittenPageIds(root);
    const missing = findMissingPages(catalog, writtenIds).map(({ id }): Finding => ({
      file: 'catalog/pages.yaml',
      message: `${id}：写这一页，或删去这一行`,
    }));
    const stray = findStrayPages(catalog, writtenIds).map((sentence): Finding => {
      const [file = '', ...message] = sentence.split(': ');
      const page = pages.find(({ id }) => file === `docs/${id}`);
      return { file: page?.file ?? file, message: message.join(': ') };
    });
    const different = pages.flatMap(({ file, id, frontMatter }): Finding[] => {
      const entry = entries.get(id);
      if (!entry) return [];
      return [
        ...(frontMatter?.title === entry.title
          ? []
          : [{ file, line: 1, message: `title: 写“${entry.title}”，与 catalog/pages.yaml 相同，或在那里改` }]),
        ...(frontMatter?.kind === entry.kind
          ? []
          : [{ file, line: 1, message: `kind: 写 ${entry.kind}，与 catalog/pages.yaml 相同，或在那里改` }]),
      ];
    });
    return { findings: [...missing, ...stray, ...different], examined: pages.length };
  },
};
