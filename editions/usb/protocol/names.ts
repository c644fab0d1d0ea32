/** Names that the build and the scripts in the reader's browser agree on. */

/** File, below the edition's folder, of the page at `route`: `/docs/a` is `docs/a.html`. */
export function pageFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** The same for a path with query and hash, both kept: `/docs/a?x#b` is `docs/a.html?x#b`. */
export function pageFileOf(path: string): string {
  const [, route = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return pageFile(route) + rest;
}

/** Script that carries the file `name` of the search index. */
export function scriptOf(name: string): string {
  return `${name.replace(/\.\w+$/, '')}.js`;
}

/** Function that these scripts call with the name and the text of the file. */
export const takeFile = 'takeSearchFile';
