import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../../catalog/catalog';
import { loadCatalog } from '../../../catalog/loadCatalog';
import { docRoute } from '../../../catalog/routes';
import { findNearestPages } from './nearestPages';

const pages = allPages(loadCatalog(process.cwd())).map(({ id }) => ({ path: docRoute(id) }));
const nearest = (path: string) => findNearestPages(path, pages, 5).map((page) => page.path);

describe('findNearestPages', () => {
  it.each([
    ['/docs/Neptune/User/Introduction', '/docs/neptune/user/introduction', 'different case'],
    ['/docs/neptune/user/intro', '/docs/neptune/user/introduction', 'an abbreviation'],
    ['/docs/neptune/user/introdution', '/docs/neptune/user/introduction', 'a typo'],
    ['/neptune/user/introduction', '/docs/neptune/user/introduction', 'a missing folder'],
    ['/docs/v2/janus/user/introduction', '/docs/janus/user/introduction', 'an extra folder'],
    [
      '/docs/automation/reset-protection',
      '/docs/automation/common_functions/reset/reset-protection',
      'missing folders',
    ],
    ['/docs/janus/api/device/createdevice.html', '/docs/janus/api/device/create-device', 'a file name'],
    ['/docs/lowcode', '/docs/lowcode/hmi', 'a folder'],
    ['/docs/automation/attachment/gnme/', '/docs/automation/attachment/GNME', 'a trailing slash'],
  ])('ranks for %s the page %s first (%s)', (wanted, expected) => {
    expect(nearest(wanted)[0]).toBe(expected);
  });

  it('returns the page of each product when the product is missing', () => {
    expect(nearest('/docs/user/introduction')).toEqual(
      expect.arrayContaining(['/docs/neptune/user/introduction', '/docs/janus/user/introduction']),
    );
  });

  it.each(['/', '/wp-login.php', '/favicon.ico', '/docs/foo', '/a/b/c/d/e/f/g/h', '/价格'])(
    'returns nothing for %s',
    (wanted) => {
      expect(nearest(wanted)).toEqual([]);
    },
  );

  it('accepts any path', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => {
        expect(nearest(`/${text}`).length).toBeLessThanOrEqual(5);
      }),
      { numRuns: 50 },
    );
  });
});
