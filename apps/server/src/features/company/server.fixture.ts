import { apiBase } from '@tenfold/contract/endpoint';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { readConfig } from '../../config.ts';
import { StoppedClock } from '../../platform/clock/index.ts';
import { openTestDatabase } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { DocumentCache } from '../../platform/documents/index.ts';
import { registerApi, registerHttp } from '../../platform/http/index.ts';
import { openLimits } from '../../platform/limits/index.ts';
import { openLog } from '../../platform/log/index.ts';

export interface TestServer extends Deps {
  readonly clock: StoppedClock;
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(path: string, body: unknown): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Some features' routes on a database of their own, asked without a socket. */
export async function openTestServer(
  ...features: ((app: FastifyInstance, deps: Deps) => void)[]
): Promise<TestServer> {
  const database = await openTestDatabase();
  const log = openLog('silent');
  const deps = {
    db: database.db,
    documents: new DocumentCache(database.db, log),
    clock: new StoppedClock('2026-08-21T20:00:00Z'),
    limits: openLimits(null),
    log,
    config: readConfig({}),
  };
  const app = registerHttp(log);
  await registerApi(app, async (api) => {
    for (const register of features) register(api, deps);
  });
  return {
    ...deps,
    get: (path, headers = {}) => app.inject({ method: 'GET', url: `${apiBase}${path}`, headers }),
    post: (path, body) =>
      app.inject({
        method: 'POST',
        url: `${apiBase}${path}`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      }),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
