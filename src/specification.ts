/** Numbers of the specification that code needs, in the order of its sections. */

/** Images become zoomable this long after a page is there (§2). */
export const zoomAttachDelayMs = 1000;

/** A zoomed image closes when the page is scrolled further than this (§4, §9). */
export const zoomMaxScrollPx = 40;

/** Time from that scroll to closing (§4, §9). */
export const zoomScrollCloseDelayMs = 150;

/** The progress bar of a route change (§9): fractions of the whole width, and times. */
export const progressBar = {
  delayMs: 200,
  minimum: 0.08,
  trickleRate: 0.02,
  trickleSpeedMs: 800,
  speedMs: 200,
};

/** The loading spinner appears when the next page takes longer than this (§9). */
export const loaderDelayMs = 200;

// §5, §8, §9: numbers of search, which imports nothing from outside its folder.
export {
  connectTimeoutMs,
  hitsPerGroup,
  hitsPerPage,
  hostRetryAfterMs,
  maxFavouriteSearches,
  maxQueryChars,
  maxRecentSearches,
  maxRecentSearchesWithFavourites,
  maxSuggestions,
  narrowMaxWidthPx,
  readTimeoutMs,
  snippetWords,
  snippetWordsNarrow,
  stalledAfterMs,
  writeTimeoutMs,
} from '../search/protocol/limits';
