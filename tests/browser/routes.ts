import { readFileSync } from 'node:fs';

/** Every public address of the site. */
export const routes: readonly string[] = readFileSync('catalog/routes.txt', 'utf8').split('\n').filter(Boolean);

/** Address without a page. */
export const unknownRoute = '/docs/janus/user/none';

/**
 * One page of every layout: home, introduction, steps, reference tables, interface, category, guide, search, not found.
 */
export const layouts: readonly string[] = [
  '/',
  '/docs/neptune/user/introduction',
  '/docs/neptune/user/quick-start',
  '/docs/janus/user/introduction',
  '/docs/janus/api/device/create-device',
  '/docs/neptune/api/device_connection/mqtt',
  '/docs/automation/work-flow-intro',
  '/docs/automation/motion_parameter/axis-config',
  '/docs/lowcode/hmi',
  '/docs/category/neptune-api',
  '/markdown-page',
  '/offline',
  '/search',
];
