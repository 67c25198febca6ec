/** A thread: what creating a database takes, 300 MB, goes with it. V8 would keep it for long. */
import { workerData } from 'node:worker_threads';
import { startPglite } from './open-pglite.ts';

const pglite = await startPglite({ dataDir: workerData });
await pglite.close();
