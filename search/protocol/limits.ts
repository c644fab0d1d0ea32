/**
 * Numbers of the specification for search. Those of the dialog and the search page are here too: next to the site's
 * other numbers they would be part of every page's script (measured: 53 bytes).
 */

/** Maximum length of a query. Longer ones, typed or in an address, are cut (specification §5, §9). */
export const maxQueryChars = 64;

/** Number of hits on a page of results (§9). */
export const hitsPerPage = 20;

/** Number of hits shown per product in the dialog (§9: "default 5 per group (configurable)"). */
export const hitsPerGroup = 5;

/** Number of words in a snippet; two Han characters count as one word (§9). */
export const snippetWords = 10;

/** Number of words in a snippet on a narrow screen (§9). */
export const snippetWordsNarrow = 5;

/** Maximum width of a screen that counts as narrow for snippets (§9). */
export const narrowMaxWidthPx = 768;

/** Time without an answer after which a search is shown as stalled (§4, §9). */
export const stalledAfterMs = 300;

/** Maximum number of recent searches while there are no favourites (§9). */
export const maxRecentSearches = 7;

/** Maximum number of recent searches next to favourites (§9). */
export const maxRecentSearchesWithFavourites = 4;

/** Maximum number of favourites (§9). */
export const maxFavouriteSearches = 10;

/** Maximum number of suggested categories for a search without hits (§8). */
export const maxSuggestions = 3;

/**
 * Timeout of the hosted service's client until the response headers arrive (§9). The official client calls it
 * "connect", because a browser does not report when it is connected.
 */
export const connectTimeoutMs = 1000;

/** Timeout from the response headers to the end of the body (§9). */
export const readTimeoutMs = 2000;

/** Timeout of calls that change an index, which only the publisher makes (§9). */
export const writeTimeoutMs = 30_000;

/** Time after which a failed host of the service is tried again (§9). */
export const hostRetryAfterMs = 120_000;
