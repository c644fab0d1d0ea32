/** Checks that published addresses still exist or redirect, and that new addresses are listed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCatalog } from '../../../catalog/loadCatalog';
import { redirects } from '../../../catalog/redirects';
import { buildRoutes, findRouteBreaks } from '../../../catalog/routes';
import { loadWrittenPageIds } from '../../../catalog/writtenPages';
import type { Rule } from '../finding';

const file = 'catalog/routes.txt';

export const routesRule: Rule = {
  name: 'routes',
  examine(root) {
    const routes = buildRoutes(loadCatalog(root), loadWrittenPageIds(root));
    const published = readFileSync(path.join(root, file), 'utf8').split('\n').filter(Boolean);
    const breaks = findRouteBreaks(routes, { published, redirects });
    const unsorted = published.find((route, index) => index > 0 && route <= (published[index - 1] ?? ''));
    return {
      findings: [
        ...breaks.map((message) => ({ file, message })),
        ...(unsorted === undefined
          ? []
          : [
              {
                file,
                line: published.indexOf(unsorted) + 1,
                message: `${unsorted}: 按字母顺序排列，每个地址只写一次`,
              },
            ]),
      ],
      examined: published.length,
    };
  },
};
