import { apiBase } from '@tenfold/contract/endpoint';
import type { Database } from '../../platform/db/index.ts';
import { DocumentCache } from '../../platform/documents/index.ts';
import { authenticateByName, signedInAs } from '../../platform/http/calls/people.fixture.ts';
import { registerApi, registerHttp } from '../../platform/http/index.ts';
import { limitCall } from '../../platform/limits/index.ts';
import { openTestServerWith, type TestServer } from '../company/server.fixture.ts';
import { registerImageFiles } from './images/routes.ts';
import { LiveContent } from './live-content.ts';
import { registerContent } from './routes.ts';

export interface ContentServer extends TestServer {
  readonly content: LiveContent;
}

/** @param others routes of features above, with the same content */
export async function openContentServer(
  database: Database,
  environment: Readonly<Record<string, string>> = {},
  ...others: (typeof registerContent)[]
): Promise<ContentServer> {
  const content = new LiveContent(database.db);
  const server = await openTestServerWith(
    { QUOTE_PROVIDER: 'none', ...environment },
    database,
    (app, deps) => {
      for (const register of [registerContent, ...others]) register(app, { ...deps, content });
    },
    (app, deps) => registerImageFiles(app, deps),
  );
  return { ...server, content };
}

/** What another process answers on the same database; `look` is its poll of a second. */
export async function openOtherProcess(
  server: ContentServer,
  ...others: (typeof registerContent)[]
): Promise<Pick<TestServer, 'get'> & { look(): Promise<void> }> {
  const app = registerHttp(server.log, {
    authenticate: authenticateByName,
    limitCall: (name, caller) => limitCall(server.rateLimiter, name, caller),
  });
  const content = new LiveContent(server.db);
  const deps = { ...server, documents: new DocumentCache(server.db), content };
  await registerApi(app, async (api) => {
    for (const register of [registerContent, ...others]) register(api, deps);
  });
  return {
    look: () => content.changes.look(),
    get: (path, headers = {}, by = 'ben') =>
      app.inject({ method: 'GET', url: `${apiBase}${path}`, headers: { ...signedInAs(by), ...headers } }),
  };
}
