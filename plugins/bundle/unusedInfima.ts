import type { AtRule, Plugin as PostCssPlugin, Rule } from 'postcss';

/** Infima components that this site does not use: a tenth of the stylesheet. Remove an entry to use the component. */
const unusedComponents = ['avatar', 'button', 'button-group', 'card', 'hero', 'pagination', 'pills'] as const;

/** Infima utility classes (spacing, alignment, shadows) that are used. Add an entry to use another one. */
const usedUtilities: ReadonlySet<string> = new Set([
  'margin-top--sm',
  'margin-top--md',
  'margin-right--md',
  'margin-bottom--sm',
  'margin-vert--lg',
  'padding-top--md',
  'padding-bottom--lg',
  'text--center',
  'text--truncate',
]);

const names = unusedComponents.join('|');
const unusedProperty = new RegExp(`^--ifm-(?:${names}|navbar-search)-(?!nav)`);

/** Infima shades and other properties. They are removed only when no rule reads them. */
const stockProperty =
  /^--ifm-(?:color-(?:primary|secondary|success|info|warning|danger)(?:-(?:dark|light)[a-z]*)?|[a-z-]+-value|font-color-base-inverse|font-weight-(?:light|base)|global-shadow-tl|transition-slow)$/;
const unusedClass = new RegExp(`^(?:${names})(?:(?:--|__).*)?$`);
const utilityClass = /^(?:margin|padding)(?:-[a-z]+)?--|^(?:text|row|shadow)--|^col--offset-/;

/** Variants that no page uses. */
const unusedVariant =
  /^(?:col--(?:[14-79]|1[0-2])|badge--(?!secondary)[a-z]+|breadcrumbs--[a-z]+|dropdown--nocaret|navbar--(?:dark|primary)|navbar__(?:items--center|search-input))$/;

const infimaFile = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

function isUnused(name: string): boolean {
  return unusedClass.test(name) || unusedVariant.test(name) || (utilityClass.test(name) && !usedUtilities.has(name));
}

function readsUnused(selector: string): boolean {
  return [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => isUnused(name));
}

function dropSelectors(rule: Rule): void {
  const used = rule.selectors.filter((selector) => !readsUnused(selector));
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}

function removeEmpty(rule: AtRule): void {
  if (rule.nodes?.length === 0) rule.remove();
}

/**
 * Creates a PostCSS plugin that removes unused components and utilities from Infima, and custom properties that only
 * they read.
 */
export function dropUnusedInfima(): PostCssPlugin {
  return {
    postcssPlugin: 'drop-unused-infima',
    Once(root) {
      if (!infimaFile.test(root.source?.input.file ?? '')) return;
      root.walkRules(dropSelectors);
      const rest = root.toString(); // `.navbar-sidebar__back` reads a button property
      root.walkDecls((declaration) => {
        if (!unusedProperty.test(declaration.prop) && !stockProperty.test(declaration.prop)) return;
        if (!rest.includes(`var(${declaration.prop})`)) declaration.remove();
      });
      root.walkAtRules(removeEmpty);
    },
  };
}

/** Returns the classes in `html` whose styles `dropUnusedInfima` removes. */
export function findUnstyledClasses(html: string): string[] {
  const classes = [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) =>
    (quoted ?? bare ?? '').split(/\s+/),
  );
  return [...new Set(classes.filter(isUnused))];
}
