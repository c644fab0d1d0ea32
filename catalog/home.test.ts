import { describe, expect, it } from 'vitest';
import { allPages } from './catalog';
import { buildHome } from './home';
import { loadCatalog } from './loadCatalog';

const catalog = loadCatalog('.');
const everyPage = allPages(catalog).map(({ id }) => id);
const noDates = new Map<string, string>();
const releases = [
  { page: 'neptune/release-notes/v2_8', label: 'Neptune V2.8' },
  { page: 'neptune/release-notes/v2_9', label: 'Neptune V2.9' },
];

describe('the home page', () => {
  it('shows only existing pages', () => {
    const home = buildHome(catalog, ['lowcode/hmi'], new Map([['lowcode/hmi', '2026-11-20']]), releases);
    expect(home.products.map(({ name }) => name)).toEqual(['Lowcode']);
    expect(home.tasks).toEqual([]);
    expect(home.paths.map(({ steps }) => steps.map(({ to }) => to))).toEqual([['/docs/lowcode/hmi']]);
    expect(home.releases).toEqual([]);
    expect(home.help).toEqual([]);
    expect(home.reviewed).toEqual([
      { to: '/docs/lowcode/hmi', label: '低代码 HMI 组态软件介绍', product: 'Lowcode', reviewedOn: '2026-11-20' },
    ]);
  });

  it('offers 8 to 12 tasks and three paths of 4 to 6 pages when all pages exist', () => {
    const { products, tasks, paths } = buildHome(catalog, everyPage, noDates, releases);
    expect(products).toHaveLength(6);
    expect(tasks.length).toBeGreaterThanOrEqual(8);
    expect(tasks.length).toBeLessThanOrEqual(12);
    expect(paths.map(({ reader }) => reader)).toEqual(['调试工程师', '系统集成商', '二次开发者']);
    for (const { steps } of paths) {
      expect(steps.length).toBeGreaterThanOrEqual(4);
      expect(steps.length).toBeLessThanOrEqual(6);
    }
  });

  it('lists the page reviewed last first, and releases without a date', () => {
    const dates = new Map([
      ['neptune/user/introduction', '2026-01-01'],
      ['lowcode/hmi', '2026-03-01'],
      ['neptune/release-notes/v2_9', '2026-12-01'],
    ]);
    const { reviewed, releases: shown } = buildHome(catalog, everyPage, dates, releases);
    expect(reviewed.map(({ to }) => to)).toEqual(['/docs/lowcode/hmi', '/docs/neptune/user/introduction']);
    expect(shown).toEqual([
      { to: '/docs/neptune/release-notes/v2_9', label: 'Neptune V2.9', product: 'Neptune' },
      { to: '/docs/neptune/release-notes/v2_8', label: 'Neptune V2.8', product: 'Neptune' },
    ]);
  });

  it('alternates products among pages reviewed on the same day', () => {
    const ids = [
      'neptune/user/introduction',
      'neptune/user/quick-start',
      'lowcode/hmi',
      'automation/hardware_selection',
    ];
    const { reviewed } = buildHome(catalog, ids, new Map(ids.map((id) => [id, '2026-11-20'])), releases);
    expect(new Set(reviewed.slice(0, 3).map(({ product }) => product)).size).toBe(3);
    expect(reviewed).toHaveLength(4);
  });

  it('throws when the catalogue does not contain an id', () => {
    expect(() => buildHome({ ...catalog, sidebars: [] }, [], noDates, releases)).toThrow(
      /no page ".*" in the catalogue/,
    );
  });
});
