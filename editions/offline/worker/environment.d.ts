/** Put in by the build (editions/offline/build/writeWorker.ts). */
declare const BUILD_ID: string;
/** Addresses that the worker of this build keeps from the start. */
declare const PRECACHED: readonly string[];
