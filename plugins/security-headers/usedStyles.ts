import { type CustomAtRules, type Selector, type TransformOptions, transform } from 'lightningcss';
import { readTags } from './htmlTags';

type Options = Pick<TransformOptions<CustomAtRules>, 'targets' | 'unusedSymbols' | 'visitor'>;

function rewrite(sheet: string, options: Options): string {
  return transform({ filename: 'styles.css', code: Buffer.from(sheet), minify: true, ...options }).code.toString();
}

/** Classes and ids that selectors of `sheet` ask for. */
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

/** Classes and ids of the elements of `pages`. */
function findNames(pages: readonly string[]): Set<string> {
  const tags = pages.flatMap((page) => [...readTags(page)]);
  return new Set(
    tags.flatMap(({ attributes }) => [attributes.get('id') ?? '', ...(attributes.get('class') ?? '').split(/\s+/)]),
  );
}

/** Custom properties of `sheet` that nothing in it reads. */
function findUnreadProperties(sheet: string): string[] {
  const properties = [...sheet.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name);
  return properties.filter((name) => !sheet.includes(`var(${name}`));
}

/**
 * What the first paint of `pages` on a screen takes of `sheet`: no rules for classes and ids that no page has, nor for
 * paper, and no custom properties that only those read. Elements and attributes are not looked at: there are few rules
 * for elements that no page has, and attributes are changed by scripts (colour mode). `targets` are the engines that
 * must read it.
 */
export function findUsedStyles(sheet: string, pages: readonly string[], targets: Options['targets'] = {}): string {
  const used = findNames(pages);
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
