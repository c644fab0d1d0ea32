/** Service worker for `SERVICE_WORKER=off`: deletes all caches and unregisters itself. */
import { deleteAllCaches } from '../store/cacheNames';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  void self.skipWaiting(); // take over immediately
});

self.addEventListener('activate', (event) => {
  const deleted = deleteAllCaches().catch(() => undefined); // unregister even when storage fails
  event.waitUntil(deleted.then(() => self.registration.unregister()));
});
