/** Replaces Docusaurus' `window.docusaurus` until `prefetch.ts` puts its own there, which is before the first link. */
export default Object.freeze({ prefetch: (): false => false, preload: (): false => false });
