/** Replaces `path-to-regexp` for react-router: this site's routes are plain paths, or `*`. */
type Matcher = { exec: (pathname: string) => [matched: string] | null };

/**
 * Matches as `path-to-regexp` does: in any case and with a slash at the end; without `end` also what is below `path`.
 * Building a regular expression for each of 280 pages took a tenth of the time in which the site starts.
 */
export default function matchRoute(path: string, _keys: unknown, { end }: { end: boolean }): Matcher {
  if (path === '*') return { exec: (pathname) => [pathname] };
  const start = path.replace(/\\(.)/g, '$1').replace(/\/$/, '').toLowerCase(); // react-router escapes those of links
  return {
    exec(pathname) {
      const found = pathname.slice(0, start.length);
      const rest = pathname.slice(start.length);
      if (found.toLowerCase() !== start) return null;
      if (rest === '' || rest === '/') return [pathname];
      return end || !rest.startsWith('/') ? null : [found];
    },
  };
}
