/** Constants that `editions/usb/bundleScripts.ts` puts in. */
declare const SITE_URL: string;
declare const SEARCH_FOLDER: string;
declare const FEEDBACK_URL: string;

/** Origin of the published site; hits have its addresses. */
export const siteUrl = SITE_URL;
/** Folder of the search index, from the folder of the edition. */
export const searchFolder = SEARCH_FOLDER;
/** Address to report a search without results, or empty; the query is appended. */
export const feedbackUrl = FEEDBACK_URL;
