/**
 * The pages that stand for their kind in every measurement: the home page, the main doc, a page full of code and
 * tables, search.
 */
export const representativePages = {
  home: '/',
  doc: '/docs/neptune/user/introduction',
  reference: '/docs/janus/api/device/create-device',
  search: '/search',
} as const;

export type RepresentativePage = keyof typeof representativePages;
