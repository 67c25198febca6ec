import { apiBase } from '@tenfold/contract/endpoint';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { readConfig } from '../../config.ts';
import type { StoppedClock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { Events, type Reaction } from '../../platform/events/index.ts';
import {
  addPeople,
  authenticateByName,
  type people,
  signedInAs,
} from '../../platform/http/calls/people.fixture.ts';
import { registerApi, registerHttp } from '../../platform/http/index.ts';
import { limitCall } from '../../platform/limits/index.ts';
import { openLog } from '../../platform/log/index.ts';
import { stoppedDeps } from '../../platform/stopped-deps.fixture.ts';
import { type BillingDeps, openPayments, withQuota } from '../billing/index.ts';
import { LiveCompanies } from './overviews/live-companies.ts';
import type { CompanyDeps } from './own-forecast-names.ts';
import { ProductClock } from './quotes/product-clock.ts';

type Asker = keyof typeof people | null;

type ServerDeps = CompanyDeps & BillingDeps;

export interface TestServer extends ServerDeps {
  readonly clock: StoppedClock;
  /** What is added here reacts from then on. */
  readonly reactions: Reaction[];
  get(path: string, headers?: Record<string, string>, by?: Asker): Promise<LightMyRequestResponse>;
  post(
    path: string,
    body: unknown,
    by?: Asker,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  delete(path: string, by?: Asker): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export async function openTestServer(
  ...features: ((app: FastifyInstance, deps: ServerDeps) => void)[]
): Promise<TestServer> {
  return openTestServerOn(await openTestDatabase(), ...features);
}

/** Closes the database with it. */
export function openTestServerOn(
  database: Database,
  ...features: ((app: FastifyInstance, deps: ServerDeps) => void)[]
): Promise<TestServer> {
  return openTestServerWith({ QUOTE_PROVIDER: 'none' }, database, ...features);
}

/** @param environment as `main` reads it */
export async function openTestServerWith(
  environment: Readonly<Record<string, string>>,
  database: Database,
  ...features: ((app: FastifyInstance, deps: ServerDeps) => void)[]
): Promise<TestServer> {
  await addPeople(database.db);
  const reactions: Reaction[] = [];
  const stopped = stoppedDeps(database.db, {
    config: readConfig(environment),
    events: new Events(reactions, openLog('silent')),
  });
  const productClock = new ProductClock(stopped);
  stopped.changes.follow(productClock);
  const given = withQuota({ ...stopped, productClock });
  const app = registerHttp(given.log, {
    authenticate: authenticateByName,
    limitCall: (name, caller) => limitCall(given.rateLimiter, name, caller),
  });
  const deps: ServerDeps = {
    ...given,
    payments: await openPayments(given),
    live: new LiveCompanies(app, given),
    forecastNames: async () => new Map(),
  };
  await registerApi(app, async (api) => {
    for (const register of features) register(api, deps);
  });
  return {
    ...deps,
    clock: stopped.clock,
    reactions,
    get: (path, headers = {}, by = 'ben') =>
      app.inject({ method: 'GET', url: `${apiBase}${path}`, headers: { ...signedInAs(by), ...headers } }),
    post: (path, body, by = 'ben', headers = {}) =>
      app.inject({
        method: 'POST',
        url: `${apiBase}${path}`,
        headers: { 'content-type': 'application/json', ...signedInAs(by), ...headers },
        payload: JSON.stringify(body),
      }),
    delete: (path, by = null) =>
      app.inject({ method: 'DELETE', url: `${apiBase}${path}`, headers: signedInAs(by) }),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
