/** Constants defined by `editions/usb/bundleScripts.ts`. */
declare const SITE_URL: string;
declare const SEARCH_FOLDER: string;
declare const FEEDBACK_URL: string;

/** Origin of the published site. Search hits have absolute addresses with it. */
export const siteUrl = SITE_URL;
/** Folder of the search index, relative to the edition. */
export const searchFolder = SEARCH_FOLDER;
/** Address for reporting a search without results, or empty. The query is appended. */
export const feedbackUrl = FEEDBACK_URL;
