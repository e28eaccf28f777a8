import type { WorkerScope } from './scope';
import { serveSite } from './site';

/** Put in by the build. */
declare const PRECACHE: readonly string[];
declare const VERSION: string;
declare const self: WorkerScope;

serveSite(self, PRECACHE, VERSION);
