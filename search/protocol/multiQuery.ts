/** Where and as whom a service is asked: Algolia's multi-query call, as client and server of this site speak it. */

/** Path of the call below the origin of a host. */
export const queriesPath = '/1/indexes/*/queries';

/** Says which application is asked, as header or as parameter of the address. */
export const applicationParameter = 'x-algolia-application-id';
/** The same for the key, which has to allow searching and nothing else. */
export const keyParameter = 'x-algolia-api-key';
