import { removeWorker, runWorker, type WorkerScope } from './site';

/** False in a build with `SERVICE_WORKER=off`. Defined by the build, as the two below. */
declare const ENABLED: boolean;
declare const PRECACHE: readonly string[];
declare const VERSION: string;
declare const self: WorkerScope;

if (ENABLED) runWorker(self, PRECACHE, VERSION);
else removeWorker(self);
