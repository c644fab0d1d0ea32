/**
 * Numbers of the specification for the search. Those of dialog and page alone are the site's and stand here all the
 * same: beside its other numbers they would be part of every page's script (measured: 53 bytes).
 */

/** Longest query; what is typed or stands in an address beyond it is cut (specification §5, §9). */
export const maxQueryChars = 64;

/** Hits of one page of results (§9). */
export const hitsPerPage = 20;

/** Hits shown per product in the dialog (§9: "default 5 per group (configurable)"). */
export const hitsPerGroup = 5;

/** Words of a snippet; two Han characters count as one word (§9). */
export const snippetWords = 10;

/** Words of a snippet on a narrow screen (§9). */
export const snippetWordsNarrow = 5;

/** Widest screen that counts as narrow for snippets (§9). */
export const narrowMaxWidthPx = 768;

/** Time without an answer after which a search is shown as stalled (§4, §9). */
export const stalledAfterMs = 300;

/** Recent searches kept while there are no favourites (§9). */
export const maxRecentSearches = 7;

/** Recent searches kept beside favourites (§9). */
export const maxRecentSearchesWithFavourites = 4;

/** Favourites kept (§9). */
export const maxFavouriteSearches = 10;

/** Category suggestions of a search without hits (§8). */
export const maxSuggestions = 3;

/**
 * Timeouts of the hosted service's client (§9), as its official client means them: "connect" is the time until the
 * head of the answer is there (a browser does not say when it is connected), "read" from there to its end, "write" the
 * same for calls that change an index, which only the publisher makes.
 */
export const connectTimeoutMs = 1000;

/** From the head of an answer to its end (§9). */
export const readTimeoutMs = 2000;

/** The same for a call that changes an index (§9). */
export const writeTimeoutMs = 30_000;

/** A host of the service that failed is asked again after this long (§9). */
export const hostRetryAfterMs = 120_000;
