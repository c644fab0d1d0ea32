/**
 * Measured pages, one of each kind: the home page, the main doc, a page with much code and many tables, search.
 */
export const representativePages = {
  home: '/',
  doc: '/docs/neptune/user/introduction',
  reference: '/docs/janus/api/device/create-device',
  search: '/search',
} as const;

export type RepresentativePage = keyof typeof representativePages;
