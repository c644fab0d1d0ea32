import type { PropSidebar } from '@docusaurus/plugin-content-docs';

/** Sidebars of the pages loaded so far, by name. Each registers itself when its module is evaluated: plugins/docs. */
export const sidebars: Record<string, PropSidebar> = {};
