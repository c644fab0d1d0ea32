import type { PropSidebar } from '@docusaurus/plugin-content-docs';

/** Sidebars of the loaded pages by name. Each module of plugins/docs registers its sidebar when it is evaluated. */
export const sidebars: Record<string, PropSidebar> = {};
