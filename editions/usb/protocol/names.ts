/** Names shared by the build and the browser scripts. */

/** Returns the file of the page at `route`: `/docs/a` is `docs/a.html`. */
export function pageFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Like `pageFile`, for a path with query and hash: `/docs/a?x#b` is `docs/a.html?x#b`. */
export function pageFileOf(path: string): string {
  const [, route = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return pageFile(route) + rest;
}

/** Returns the script file for the search index file `name`. */
export function scriptOf(name: string): string {
  return `${name.replace(/\.\w+$/, '')}.js`;
}

/** Name of the global function that these scripts call with the name and the text of the file. */
export const takeFile = 'takeSearchFile';
