import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerCompany } from '../routes.ts';
import { openTestServer, type TestServer } from '../server.fixture.ts';
import { recordListings } from './record-listings.ts';
import { addSampleCompanies, findNextSampleCompany, markSampleCompanyLoaded } from './waiting-companies.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(registerCompany);
  await recordListings(server.db, [
    { symbol: 'BIG', cik: 1, name: 'Big Mills', exchange: null, rank: 1 },
    { symbol: 'SMALL', cik: 2, name: 'Small Mills', exchange: null, rank: 2 },
    { symbol: 'OTHER', cik: 3, name: 'Other Mills', exchange: null, rank: 3 },
  ]);
});
afterAll(() => server.close());

/** The answer may be half a second old. */
const expectCounted = (counted: object) =>
  expect.poll(async () => (await server.get('/sample')).json(), { timeout: 90_000 }).toEqual(counted);

describe('a company that comes with the product and isn’t loaded yet', () => {
  test('is counted, without the sample nothing is', async () => {
    expect((await server.get('/sample')).json()).toEqual({ loaded: 0, total: 0 });
    await addSampleCompanies(server.db, [1, 2], 'waiting');
    await expectCounted({ loaded: 0, total: 2 });
  });

  test('is found as one that is being loaded; a listing that isn’t in the sample is not', async () => {
    const { results } = (await server.get('/company/mills/search')).json();
    expect(results.map(({ symbol, coverage }: Record<string, string>) => [symbol, coverage])).toEqual([
      ['BIG', 'loading'],
      ['SMALL', 'loading'],
      ['OTHER', 'none'],
    ]);
  });

  test('says that it is being loaded, and is next once somebody asks for it', async () => {
    expect((await server.get('/company/SMALL/fetch')).json()).toMatchObject({ state: 'loading' });
    expect((await findNextSampleCompany(server.db))?.cik).toBe(1);
    expect((await server.post('/company/SMALL/fetch', {})).json()).toMatchObject({ state: 'loading' });
    expect((await findNextSampleCompany(server.db))?.cik).toBe(2);
    await markSampleCompanyLoaded(server.db, 2);
    await expectCounted({ loaded: 1, total: 2 });
  });

  test('stays as it is when the product starts again', async () => {
    await addSampleCompanies(server.db, [1, 2], 'waiting');
    await expectCounted({ loaded: 1, total: 2 });
  });
});
