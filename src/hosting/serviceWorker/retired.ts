/**
 * The worker that a build with `SERVICE_WORKER=off` ships in the place of the other: it takes over,
 * clears what was kept and removes itself.
 */
import type { WorkerScope } from './scope';
import { deleteCaches } from './site';

declare const self: WorkerScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(deleteCaches(self.caches).then(() => self.registration.unregister())),
);
