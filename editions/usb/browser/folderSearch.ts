import { searchRoute } from '../../../catalog/fixedRoutes';
import type { SearchClient } from '../../../search/protocol/searchClient';
import { type SearchWorker, createSearchClient } from '../../../search/worker/searchClient';
import { createSearchService } from '../../../search/worker/searchService';
import type { ScriptFiles } from './scriptFiles';

/**
 * Stands in for the worker, which a page that was opened from a folder may not start: the same service, in the page.
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

/** The published site's search over an index of scripts. */
export function createFolderSearch(files: ScriptFiles): SearchClient {
  return createSearchClient(() => createInPageWorker(files));
}
