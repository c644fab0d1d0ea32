type Matcher = { exec: (pathname: string) => [matched: string] | null };

/**
 * Replaces `path-to-regexp` for react-router because the routes of this site are plain paths or `*`. Matches
 * case-insensitively and with an optional trailing slash, and without `end` also descendants of `path`. Building
 * regular expressions for 280 pages took a tenth of the startup time.
 */
export default function matchRoute(path: string, _keys: unknown, { end }: { end: boolean }): Matcher {
  if (path === '*') return { exec: (pathname) => [pathname] };
  const start = path.replace(/\\(.)/g, '$1').replace(/\/$/, '').toLowerCase(); // react-router escapes the paths of links
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
