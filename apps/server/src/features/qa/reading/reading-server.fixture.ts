import { apiBase } from '@tenfold/contract/endpoint';
import { Changes } from '../../../platform/changes/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { DocumentCache } from '../../../platform/documents/index.ts';
import { authenticateByName, signedInAs } from '../../../platform/http/calls/people.fixture.ts';
import { registerApi, registerHttp } from '../../../platform/http/index.ts';
import { LiveCompanies, recordListings } from '../../company/index.ts';
import { openTestServerOn, type TestServer } from '../../company/server.fixture.ts';
import type { Name } from '../questions.fixture.ts';
import { registerReading } from './routes.ts';

export type ReadingServer = TestServer & Awaited<ReturnType<typeof openReadingProcess>>;

/** Visitors ask, unless told. ACME has two listings; GAPS and LOSS one each. */
export async function openReadingServer(database?: Database): Promise<ReadingServer> {
  const server = await openTestServerOn(database ?? (await openTestDatabase()), registerReading);
  await recordListings(
    server.db,
    [
      { symbol: 'ACME', cik: 1001, name: 'Acme Anvils Inc.', exchange: 'NYSE', rank: 1 },
      { symbol: 'ACME.B', cik: 1001, name: 'Acme Anvils Inc.', exchange: 'NYSE', rank: 2 },
      { symbol: 'GAPS', cik: 1002, name: 'Gaps Holdings', exchange: 'NYSE', rank: 3 },
      { symbol: 'LOSS', cik: 1003, name: 'Loss Makers plc', exchange: 'NYSE', rank: 4 },
    ],
    'sample',
  );
  return { ...server, ...(await openReadingProcess(server)) };
}

/** What one process answers on the database of a server, and remembers of it. */
export async function openReadingProcess(server: TestServer) {
  const changes = new Changes(server.log);
  const app = registerHttp(server.log, {
    authenticate: authenticateByName,
    limitCall: async () => undefined,
  });
  const deps = {
    ...server,
    changes,
    documents: new DocumentCache(server.db),
    live: new LiveCompanies(app, server),
  };
  await registerApi(app, async (api) => registerReading(api, deps));
  const get = (path: string, by: Name | null = null, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: `${apiBase}${path}`, headers: { ...signedInAs(by), ...headers } });
  return {
    app,
    changes,
    /** A second later: what changed meanwhile is known to this process. */
    read: async (path: string, by: Name | null = null) => {
      await changes.look();
      return (await get(path, by)).json();
    },
    /** At once. */
    reply: get,
  };
}
