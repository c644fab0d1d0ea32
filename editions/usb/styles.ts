/** Styles that the published style sheet does not contain in this form. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

/** CSS modules of the published search results, which the static HTML does not contain. */
export const sharedModules = ['SearchPage', 'HitSummary', 'Screen'] as const;

/** Renames the classes of a CSS module to predictable names: `.hit` of `SearchPage` becomes `.SearchPage-hit`. */
export function nameClasses(css: string, module: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.selector.includes(':global')) throw new Error(`usb: ${module} mixes own and global classes`);
    rule.selector = rule.selector.replace(/\.([a-z][\w-]*)/gi, `.${module}-$1`);
  });
  return root.toString();
}

/** Builds the style sheet of the edition. */
export function buildStyles(siteDir: string): string {
  const shared = sharedModules.map((module) =>
    nameClasses(readFileSync(path.join(siteDir, 'src', 'search', `${module}.module.css`), 'utf8'), module),
  );
  return [...shared, readFileSync(path.join(siteDir, 'editions', 'usb', 'usb.css'), 'utf8')].join('\n');
}
