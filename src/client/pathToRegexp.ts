type Options = { end?: boolean; strict?: boolean; sensitive?: boolean };

/**
 * Replaces path-to-regexp in the browser (plugins/bundle), 1 KB of every first visit. Addresses of this site hold no
 * parameters, so a path is literal text, except for the `*` of the not-found page.
 */
export default function pathToRegexp(path: string, _keys: unknown, { end, strict, sensitive }: Options): RegExp {
  const literal = (strict ? path : path.replace(/\/$/, ''))
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '(.*)');
  const tail = end ? '$' : strict && path.endsWith('/') ? '' : '(?=\\/|$)';
  return new RegExp(`^${literal}${strict ? '' : '(?:\\/(?=$))?'}${tail}`, sensitive ? '' : 'i');
}
