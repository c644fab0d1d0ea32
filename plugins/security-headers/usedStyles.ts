import { type CustomAtRules, type Selector, type TransformOptions, transform } from 'lightningcss';

type Options = Pick<TransformOptions<CustomAtRules>, 'targets' | 'unusedSymbols' | 'visitor'>;

function rewrite(sheet: string, options: Options): string {
  return transform({ filename: 'styles.css', code: Buffer.from(sheet), minify: true, ...options }).code.toString();
}

/** Returns the classes and ids in selectors of `sheet`. */
function listNames(sheet: string): Set<string> {
  const names = new Set<string>();
  const collect = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class' || part.type === 'id') names.add(part.name);
      if ('selectors' in part) for (const inner of part.selectors ?? []) if (Array.isArray(inner)) collect(inner);
    }
  };
  rewrite(sheet, { visitor: { Selector: collect } });
  return names;
}

/** Returns the custom properties of `sheet` that nothing in it reads. */
function findUnreadProperties(sheet: string): string[] {
  const properties = [...sheet.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name);
  return properties.filter((name) => !sheet.includes(`var(${name}`));
}

/**
 * Returns the rules of `sheet` that the first paint on a screen needs: none for print, none for classes and ids that are
 * not `used`, and no custom properties that only those read. Keeps all rules for elements, which are few, and for
 * attributes, which scripts change (colour mode). `targets` are the engines that must read the result.
 */
export function findUsedStyles(sheet: string, used: ReadonlySet<string>, targets: Options['targets'] = {}): string {
  const screen = rewrite(sheet, {
    targets,
    unusedSymbols: [...listNames(sheet)].filter((name) => !used.has(name)),
    visitor: {
      Rule: {
        media: ({ value: { query } }) =>
          query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
    },
  });
  return rewrite(screen, { targets, unusedSymbols: findUnreadProperties(screen) });
}
