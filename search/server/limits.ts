/** What one caller may ask for; deploy/search.md names those limits that answers depend on. */

/** Questions of a call. Algolia's own limit; the search page asks one for each page shown. */
export const maxRequests = 50;

/** Hits of a page. Each hit is built and marked for itself, so a page of thousands would keep everybody waiting. */
export const maxHitsPerPage = 100;

/** Requests for pages of one question that are answered without a break; the others wait meanwhile. */
export const maxPagesAtOnce = 10;

/** Entries of a list of filters, facets or attributes. */
export const maxListed = 20;

/** A tag stands around every match of every hit: `<mark class="…">`, not a page of text. */
export const maxTagChars = 100;

/** Body of a call, in KB. */
export const maxBodyKb = 64;

/** Addresses whose rate is remembered; a stranger with a network of addresses must not fill the memory. */
export const maxAddresses = 10_000;

/** Timeouts of a Node server, in ms. */
export const timeouts = {
  timeout: 30_000, // of silence: who does not read an answer does not keep it in memory
  headersTimeout: 5000,
  requestTimeout: 10_000,
  keepAliveTimeout: 65_000, // longer than the minute after which proxies let go
};
