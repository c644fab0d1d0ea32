/** Where and as whom a service is asked: Algolia's multi-query call, as client and server of this site speak it. */

/** Path of the call below the origin of a host. */
export const queriesPath = '/1/indexes/*/queries';

/** Name of the application, and of the key that allows searching, as header or as parameter of the address. */
export const applicationParameter = 'x-algolia-application-id';
export const keyParameter = 'x-algolia-api-key';
