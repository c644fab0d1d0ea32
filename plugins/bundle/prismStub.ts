/**
 * Stands in for `prism-react-renderer` (84 KB) in the browser: theme-common refers to its themes, but code is coloured
 * at build time (see plugins/markdown/highlightCode.ts), so nothing of it is ever used.
 */
const emptyTheme = { plain: {}, styles: [] };

export const Prism = {};
export const themes = { palenight: emptyTheme, github: emptyTheme };
