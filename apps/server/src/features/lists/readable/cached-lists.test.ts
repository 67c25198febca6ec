import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openListsServer, openOtherProcess } from '../lists-server.fixture.ts';
import { trustedMs } from '../serve-change.ts';
import { ReadableLists } from './readable-lists.ts';

describeOnOne('what a process keeps of lists', (open) => {
  let server: TestServer;
  let other: Pick<TestServer, 'get'>;
  beforeAll(async () => {
    server = await openListsServer(await open());
    other = await openOtherProcess(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyTables(server.db, ['list']);
    await server.post('/lists/create', { name: 'Holders', symbols: ['LOSS', 'ACME'] });
  });

  const symbolsIn = async (from: Pick<TestServer, 'get'>, path: string, by: 'ben' | null = 'ben') => {
    const answer = await from.get(path, {}, by);
    return answer.statusCode === 200
      ? answer.json().companies.map(({ symbol }: { symbol: string }) => symbol)
      : answer.statusCode;
  };

  test('a change is in the next answer of another process, which has just answered without it', async () => {
    for (const path of ['/lists/1', '/lists/1/lens']) {
      await symbolsIn(other, path);
      await server.post('/lists/1/company/add/GAPS', {});
      expect(await symbolsIn(other, path)).toEqual(['LOSS', 'ACME', 'GAPS']);
      await server.post('/lists/1/company/delete/GAPS', {});
      expect(await symbolsIn(other, path)).toEqual(['LOSS', 'ACME']);
    }
  });

  test('a link that is switched off finds nothing in another process either', async () => {
    const { share_token: token } = (await server.post('/lists/1/share', { share: true })).json();
    expect(await symbolsIn(other, `/lists/${token}`, null)).toEqual(['LOSS', 'ACME']);
    await server.post('/lists/1/share', { share: false });
    expect(await symbolsIn(other, `/lists/${token}`, null)).toBe(404);
  });

  test('a list is asked about again only after what was read of it is no longer trusted', async () => {
    let uptime = 0;
    const lists = new ReadableLists(server, () => uptime);
    const first = await lists.get('1', people.ben.id);
    await sql`update list set name = 'Keepers', version = nextval('list_version')`.execute(server.db);
    uptime += trustedMs - 1;
    expect(await lists.get('1', people.ben.id)).toBe(first);
    await expect(lists.get('1', people.ann.id)).rejects.toMatchObject({ code: 'not_found' });
    uptime += 1;
    expect((await lists.get('1', people.ben.id)).name).toBe('Keepers');
  });
});
