import { removeWorker, runWorker, type WorkerScope } from './site';

/** False in a build with `SERVICE_WORKER=off`. Defined by the build, as the two below. */
declare const ENABLED: boolean;
declare const CARD: string | null;
declare const VERSION: string;
declare const self: WorkerScope;

if (ENABLED) runWorker(self, CARD, VERSION);
else removeWorker(self);
