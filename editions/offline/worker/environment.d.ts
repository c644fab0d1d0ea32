/** Id of the build, defined by editions/offline/build/writeWorker.ts. */
declare const BUILD_ID: string;
/** Addresses that the worker caches at installation. */
declare const PRECACHED: readonly string[];
