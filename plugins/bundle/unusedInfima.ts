import type { AtRule, Plugin as PostCssPlugin, Rule } from 'postcss';

/** Infima's components that nothing on this site uses: a tenth of the stylesheet. Take one out to use it. */
export const unusedComponents = ['avatar', 'button', 'button-group', 'card', 'hero', 'pagination', 'pills'] as const;

const names = unusedComponents.join('|');
const unusedSelector = new RegExp(`\\.(?:${names})(?![\\w-])|\\.(?:${names})(?:--|__)`);
const unusedProperty = new RegExp(`^--ifm-(?:${names})-(?!nav)`);
const unusedClass = new RegExp(`^(?:${names})(?:(?:--|__).*)?$`);

const infimaFile = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

function dropSelectors(rule: Rule): void {
  const used = rule.selectors.filter((selector) => !unusedSelector.test(selector));
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}

function removeEmpty(rule: AtRule): void {
  if (rule.nodes?.length === 0) rule.remove();
}

/** PostCSS plugin: leaves the unused components, and the custom properties that only they read, out of Infima. */
export function dropUnusedInfima(): PostCssPlugin {
  return {
    postcssPlugin: 'drop-unused-infima',
    Once(root) {
      if (!infimaFile.test(root.source?.input.file ?? '')) return;
      root.walkRules(dropSelectors);
      const rest = root.toString(); // `.navbar-sidebar__back` reads a property of the button
      root.walkDecls(unusedProperty, (declaration) => {
        if (!rest.includes(`var(${declaration.prop})`)) declaration.remove();
      });
      root.walkAtRules(removeEmpty);
    },
  };
}

/** Classes in `html` whose styles `dropUnusedInfima` leaves out. */
export function findUnstyledClasses(html: string): string[] {
  const classes = [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) =>
    (quoted ?? bare ?? '').split(/\s+/),
  );
  return [...new Set(classes.filter((name) => unusedClass.test(name)))];
}
