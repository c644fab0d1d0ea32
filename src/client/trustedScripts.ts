/**
 * Default Trusted Types policy, which the content security policy requires: the browser runs only scripts of this site,
 * and text never becomes HTML or code. Imported before any script loads.
 */

/** Chunks, the search worker and the service worker. A retried chunk ends in "?" (plugins/bundle/scriptLoading.ts). */
const ownScript = /^\/(?:assets\/js\/[\w.~-]+\.js|sw\.js)$/;

/** Returns `address` if it is a script of this site. Null blocks it. */
export function allowScriptUrl(address: string): string | null {
  const { origin, pathname } = new URL(address, window.location.href);
  return origin === window.location.origin && ownScript.test(pathname) ? address : null;
}

window.trustedTypes?.createPolicy('default', { createScriptURL: allowScriptUrl });
