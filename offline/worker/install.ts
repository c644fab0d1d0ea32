import { assetFolder, offlinePagePath } from '../protocol/addresses';
import { sweepAssets } from '../store/assets';
import { cacheNames } from '../store/cacheNames';

const startName = cacheNames.start + BUILD_ID;

/**
 * Keeps what is needed to say that a page is not kept. Rejects when a file cannot be had: the browser keeps the worker
 * it has and tries again later.
 */
export async function install(): Promise<void> {
  const [start, assets] = await Promise.all([caches.open(startName), caches.open(cacheNames.assets)]);
  await start.add(new Request(offlinePagePath, { cache: 'no-cache' }));
  const missing = await Promise.all(
    PRECACHED.map(async (address) => ((await assets.match(address)) ? [] : [new Request(address)])),
  );
  await assets.addAll(missing.flat());
}

/** Deletes what only workers before this one needed. */
export async function clean(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(cacheNames.start) && name !== startName);
  await Promise.all(older.map((name) => caches.delete(name)));
  await sweepAssets(PRECACHED.filter((address) => address.startsWith(assetFolder)));
}
