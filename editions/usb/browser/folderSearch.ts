import { searchRoute } from '../../../catalog/fixedRoutes';
import type { SearchClient } from '../../../search/protocol/searchClient';
import { type SearchWorker, createSearchClient } from '../../../search/worker/searchClient';
import { createSearchService } from '../../../search/worker/searchService';
import type { ScriptFiles } from './scriptFiles';

/**
 * Runs the search service in the page, with the interface of the worker. A page opened from a folder may not start
 * workers.
 */
function createInPageWorker({ fetchFile }: ScriptFiles): SearchWorker {
  let isEnded = false;
  const worker: SearchWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => receive(message),
    terminate: () => {
      isEnded = true;
    },
  };
  const receive = createSearchService({
    fetchFile,
    post: (data) => {
      if (!isEnded) worker.onmessage?.({ data });
    },
  });
  receive({ type: 'start', baseUrl: './', pagePath: searchRoute, savesData: false });
  return worker;
}

/** Creates a search client for an index in script files. */
export function createFolderSearch(files: ScriptFiles): SearchClient {
  return createSearchClient(() => createInPageWorker(files));
}
