/** The service worker of a site that wants none (SERVICE_WORKER=off): deletes every copy and leaves. */
import { deleteAllCaches } from '../store/cacheNames';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  void self.skipWaiting(); // at once: it is the way out
});

self.addEventListener('activate', (event) => {
  const deleted = deleteAllCaches().catch(() => undefined); // storage that fails must not keep the worker here
  event.waitUntil(deleted.then(() => self.registration.unregister()));
});
