import path from 'node:path';
import { docRoute } from '../../catalog/routes';

/** Returns the site path of `url` in the page file at `filePath`, or undefined for other sites and anchors. */
export function resolveRoute(url: string, filePath: string, siteDir: string): string | undefined {
  if (/^\w+:/.test(url)) return undefined; // checked before decoding, because other sites may use invalid percent-encoding
  const target = decodeURI(url.replace(/[?#].*$/s, ''));
  if (target.startsWith('/')) return target;
  if (!/\.mdx?$/.test(target)) return undefined;
  const file = path.resolve(path.dirname(filePath), target);
  return docRoute(
    path
      .relative(path.join(siteDir, 'docs'), file)
      .split(path.sep)
      .join('/')
      .replace(/\.mdx?$/, ''),
  );
}
