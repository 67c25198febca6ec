import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factsOf, filingOf, filingsAreHere } from '../../../../../../tests/filings/filings.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { recordSplits } from '../../company/index.ts';
import { addListing } from '../../company/listings/listing.fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { recordFacts } from '../../financials/record-facts.ts';
import { openForecastsServer, prepareAgain } from '../forecasts-server.fixture.ts';

const nike = 320187;
const columns = ['2024', '2025', '2026', '2027', '2028', 'Terminal'];
const typed = { revenueChange: 0.06, margin: 0.115, percentageCfoOfRevenue: 0.13 };

/** The example of docs/methodology.md, "Scores of forecasts", from saving to the filing a year later. */
describe.skipIf(!filingsAreHere)('a year of history replayed', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openForecastsServer(await openTestDatabase());
    await addListing(server.db, {
      symbol: 'NKE',
      cik: nike,
      name: 'NIKE, Inc.',
      fiscalYearEnd: '0531',
      sic: '3021',
      splits: filingOf('NKE').splits,
    });
    await fileUntil('2023-08-15');
    setClock('2023-08-15T15:00:00Z');
    await post('create', {
      name: 'Recovery',
      values: Object.fromEntries(columns.map((column) => [column, typed])),
    });
  });
  afterAll(() => server.close());

  const post = (path: string, body: object) => server.post(`/company/NKE/forecast/${path}`, body);
  const scorecard = async (by: 'ann' | 'ben' = 'ben') =>
    (await server.get('/forecasts/scorecard', {}, by)).json();

  function setClock(time: string) {
    server.clock.advance(new Date(time).getTime() - server.clock.now().getTime());
  }

  async function fileUntil(day: string) {
    await recordFacts(
      server.db,
      nike,
      factsOf('NKE').filter(({ filed }) => filed <= day),
    );
    await prepareAgain(server, 'NKE');
  }

  test('before the filing nothing is scored', async () => {
    expect(await scorecard()).toMatchObject({
      forecasts: [{ name: 'Recovery', symbol: 'NKE', next_year: 2024, next_year_ends: '2024-05-31' }],
      years: [],
      not_scored: [],
      withheld: [],
    });
  });

  test('the filing scores the version saved before it, as worked out by hand', async () => {
    // Changed on the day of the filing: that does not count.
    setClock('2024-07-25T12:00:00Z');
    await post('1/save', { revision: 1, values: { 2024: { revenueChange: 0.0028 } } });
    await fileUntil('2024-07-25');
    const { years, forecasts, lines } = await scorecard();
    expect(years).toHaveLength(1);
    expect(years[0]).toMatchObject({
      forecast_id: 1,
      year: 2024,
      horizon: 1,
      version: 1,
      saved_at: '2023-08-15T15:00:00.000Z',
      accession: '0000320187-24-000044',
      filed: '2024-07-25',
      year_was_over: false,
    });
    const shown = ({ mine, averages, skill }: Record<string, number>) =>
      [mine, averages, skill].map((value) => value?.toFixed(3));
    expect(shown(years[0].score)).toEqual(['0.891', '1.038', '0.141']);
    expect(shown(years[0].typed_score)).toEqual(['0.805', '1.147', '0.298']);
    const growth = years[0].rows.find(({ row }: { row: string }) => row === 'revenueChange');
    expect([growth.mine.error, growth.averages.error].map((error) => (error * 100).toFixed(2))).toEqual([
      '5.72',
      '7.02',
    ]);
    expect(growth.analysts).toBeNull();
    expect(lines[0]).toMatchObject({
      row: 'revenueChange',
      mine: { years: 1, bias: growth.mine.error },
      analysts: null,
    });
    expect(forecasts[0]).toMatchObject({ next_year: 2025, lines });
  });

  test('filed and imported again, it is scored once', async () => {
    const before = await scorecard();
    await fileUntil('2024-07-25');
    await Promise.all([scorecard(), scorecard()]);
    expect(await scorecard()).toEqual(before);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from forecast_score`.execute(
      server.db,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('the next filing scores what was thought before it, and leaves the year before as it was', async () => {
    const [before] = (await scorecard()).years;
    await fileUntil('2025-12-31');
    const { years } = await scorecard();
    expect(years.map(({ year, version }: Record<string, number>) => [year, version])).toEqual([
      [2025, 2],
      [2024, 1],
    ]);
    expect(years[1]).toEqual(before);
  });

  test('one forecast has its own years, in the shares of today after a split', async () => {
    const listed = async (by: 'ann' | 'ben' = 'ben') => server.get('/company/NKE/forecast/1/scores', {}, by);
    const { years } = (await listed()).json();
    expect(years.map(({ split_factor, ...year }: { split_factor: number }) => year)).toEqual(
      (await scorecard()).years,
    );
    expect(years.map(({ split_factor }: Record<string, number>) => split_factor)).toEqual([1, 1]);
    await recordSplits(server.db, 'NKE', [{ effective: '2025-01-02', ratio: 2 }], 'test');
    const after = (await listed()).json().years;
    expect(after.map(({ split_factor }: Record<string, number>) => split_factor)).toEqual([1, 2]);
    await sql`delete from split where symbol = 'NKE' and effective = '2025-01-02'`.execute(server.db);
    expect((await listed('ann')).statusCode).toBe(404);
  });

  describe('as it stood on a day', () => {
    const on = async (day: string, by: 'ann' | 'ben' = 'ben') =>
      server.get(`/company/NKE/forecast/1/on/${day}`, {}, by);

    test('it is the version and the filings of then', async () => {
      const before = (await on('2024-07-24')).json();
      expect(before).toMatchObject({
        version: 1,
        newest_filing: { form: '10-Q' },
        base: { last_year: 2023, last: { revenue: 51_217e6 } },
        assumptions: { 2024: { revenue_change: 0.06, margin: 0.115 } },
      });
      const after = (await on('2024-07-25')).json();
      expect(after).toMatchObject({
        version: 2,
        newest_filing: { accession: '0000320187-24-000044', filed: '2024-07-25' },
        base: { last_year: 2024, last: { revenue: 51_362e6 } },
      });
      expect(Object.keys(after.assumptions)).toEqual(['2025', '2026', '2027', '2028', '2029', 'Terminal']);
    });

    test('it is in the shares of today after a split', async () => {
      const before = (await on('2024-07-24')).json().base.last.shares_outstanding;
      await recordSplits(server.db, 'NKE', [{ effective: '2025-01-02', ratio: 2 }], 'test');
      expect((await on('2024-07-24')).json().base.last.shares_outstanding).toBeCloseTo(before * 2, 0);
      await sql`delete from split where symbol = 'NKE' and effective = '2025-01-02'`.execute(server.db);
    });

    test('it is not found before it was saved, nor by anybody else', async () => {
      expect((await on('2023-08-14')).statusCode).toBe(404);
      expect((await on('2024-07-25', 'ann')).statusCode).toBe(404);
      expect((await on('last year')).statusCode).toBe(422);
    });
  });

  test("is nobody else's", async () => {
    expect(await scorecard('ann')).toMatchObject({ forecasts: [], years: [], not_scored: [] });
  });

  test('goes with its forecast', async () => {
    await sql`delete from forecast`.execute(server.db);
    const { rows } = await sql`select from forecast_score`.execute(server.db);
    expect(rows).toEqual([]);
  });
});
