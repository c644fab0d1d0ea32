/**
 * Replaces `prism-react-renderer` (84 KB) in the browser. theme-common refers to its themes but does not use them,
 * because code is highlighted at build time (plugins/markdown/highlightCode.ts).
 */
const emptyTheme = { plain: {}, styles: [] };

export const Prism = {};
export const themes = { palenight: emptyTheme, github: emptyTheme };
