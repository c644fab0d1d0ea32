/** Values from contributing/specification.md that code needs, in the order of its sections. */

/** Delay after a page is shown before its images become zoomable (§2). */
export const zoomAttachDelayMs = 1000;

/** Scroll distance that closes an enlarged image (§4, §9). */
export const zoomMaxScrollPx = 40;

/** Time between that scroll and closing (§4, §9). */
export const zoomScrollCloseDelayMs = 150;

/** Settings of the progress bar (§9): fractions of the whole width, and times. */
export const progressBar = {
  delayMs: 200,
  minimum: 0.08,
  trickleRate: 0.02,
  trickleSpeedMs: 800,
  speedMs: 200,
};

/** Delay before the loading spinner appears (§9). */
export const loaderDelayMs = 200;

// Values of the search (§5, §8, §9), which imports nothing from outside its folder.
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
