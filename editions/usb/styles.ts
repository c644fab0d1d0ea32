/** Styles of the edition that are not in the published style sheet as they are. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

/** CSS modules of the published search page whose classes its static HTML does not show: they come with hits. */
export const sharedModules = ['SearchPage', 'HitSummary', 'Screen'] as const;

/** A CSS module with class names that a script can know: `.hit` of `SearchPage` is `.SearchPage-hit`. */
export function nameClasses(css: string, module: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.selector.includes(':global')) throw new Error(`usb: ${module} mixes own and global classes`);
    rule.selector = rule.selector.replace(/\.([a-z][\w-]*)/gi, `.${module}-$1`);
  });
  return root.toString();
}

/** The style sheet of the edition: classes of hits as on the published site, then its own. */
export function buildStyles(siteDir: string): string {
  const shared = sharedModules.map((module) =>
    nameClasses(readFileSync(path.join(siteDir, 'src', 'search', `${module}.module.css`), 'utf8'), module),
  );
  return [...shared, readFileSync(path.join(siteDir, 'editions', 'usb', 'usb.css'), 'utf8')].join('\n');
}
