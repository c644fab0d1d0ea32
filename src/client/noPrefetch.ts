/** Replaces `window.docusaurus` of Docusaurus until `prefetch.ts` sets its own, before the first link is rendered. */
export default Object.freeze({ prefetch: (): false => false, preload: (): false => false });
