/** All keyboard shortcuts of the site. `shortcuts.test.ts` compares them with the code that handles keys. */

/** Keys pressed together, by their names in `KeyboardEvent.key`. */
type Combination = readonly string[];

/** Groups of alternative combinations by what they do. `shortcutTexts.ts` describes them. */
export const shortcuts = {
  everywhere: {
    search: [['/'], ['Control', 'k']],
    help: [['?']],
    close: [['Escape']],
    print: [['Control', 'p']],
  },
  inSearch: {
    move: [['ArrowUp'], ['ArrowDown']],
    skip: [['PageUp'], ['PageDown']],
    ends: [['Home'], ['End']],
    open: [['Enter']],
    openTab: [['Control', 'Enter']],
    remove: [['Delete']],
  },
  controls: {
    next: [['Tab']],
    activate: [['Enter'], [' ']],
    language: [['ArrowLeft'], ['ArrowRight']],
  },
} as const satisfies Record<string, Record<string, readonly Combination[]>>;
