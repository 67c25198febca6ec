import type { Scorecard } from '@tenfold/contract/forecasts';
import { forecastId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { annualReport } from './features/financials/filings.fixture.ts';
import { recordFacts } from './features/financials/record-facts.ts';
import { findFiguresVersion, listScores, recordScores } from './features/forecasts/scoring/score-store.ts';
import { prepareDocuments } from './features/market-data/index.ts';
import { openWholeProduct } from './whole-product.fixture.ts';

const cik = 1001;

let server: Awaited<ReturnType<typeof openWholeProduct>>;
beforeAll(async () => {
  server = await openWholeProduct({ QUOTE_PROVIDER: 'csv', QUOTE_CSV: '.' });
});
afterAll(() => server.close());

/** An editor's answer to a contest of one figure; the id of the contest. */
async function correct(row: string, column: string, value: number): Promise<number> {
  const path = `/company/ACME/financials/${row}/${column}/contest`;
  const { open } = (await server.post(path, { should_be: value, reason: 'differs' }, 'ann')).json();
  const body = { decision: 'corrected', value, answer: 'Two digits were swapped.' };
  expect(await server.post(`/editors/contests/${open.id}/answer`, body, 'cora')).toMatchObject({
    statusCode: 200,
  });
  await server.changes.look();
  return open.id;
}

async function withdraw(id: number): Promise<void> {
  const path = `/editors/contests/${id}/withdraw`;
  expect(await server.post(path, { why: 'It was right.' }, 'cora')).toMatchObject({ statusCode: 200 });
  await server.changes.look();
}

test('an alert that follows a forecast moves with a correction, and back once it is withdrawn', async () => {
  const followed = async () => {
    const { alerts } = (await server.get('/company/ACME/price_notification')).json();
    return alerts.find(({ model }: { model: object | null }) => model !== null).price;
  };
  const before = await followed();
  // Lower: an alert that reaches the price has fired and stays.
  const id = await correct('revenue', '2025', 1.5e9);
  expect(await followed()).toBeLessThan(before * 0.9);
  await withdraw(id);
  expect(await followed()).toBe(before);
});

const scorecard = async (): Promise<{ years: Scorecard['years']; lines: Scorecard['lines'] }> => {
  const { years, lines } = (await server.get('/forecasts/scorecard')).json();
  return { years, lines };
};

test('a forecast’s stored score follows a correction of its year, and what is withdrawn', async () => {
  const revenue = 1e9 * 1.1 * 1.08 ** 11;
  const year = annualReport(cik, 2026, {
    Revenues: revenue / 1e6,
    NetIncomeLoss: (revenue * 0.12) / 1e6,
    EarningsPerShareDiluted: 3,
    WeightedAverageNumberOfDilutedSharesOutstanding: 100,
    NetCashProvidedByUsedInOperatingActivities: (revenue * 0.2) / 1e6,
    PaymentsToAcquirePropertyPlantAndEquipment: (revenue * 0.05) / 1e6,
  });
  await recordFacts(server.db, cik, year);
  await prepareDocuments(server.db, cik);
  await server.changes.look();
  server.clock.advance(Date.parse('2027-03-01T12:00:00Z') - server.clock.now().getTime());
  const before = await scorecard();
  expect(before.years).toMatchObject([{ year: 2026 }]);
  const id = await correct('revenue', '2026', revenue * 1.5);
  const corrected = await scorecard();
  const actual = ({ years }: typeof before) => years[0]?.levels.find(({ row }) => row === 'revenue')?.actual;
  expect(actual(corrected)).toBeCloseTo(revenue * 1.5, -1);
  expect(corrected.years[0]?.score).not.toEqual(before.years[0]?.score);
  await withdraw(id);
  expect(await scorecard()).toEqual(before);
});

test('no score is kept of figures that were corrected while it was calculated', async () => {
  await scorecard();
  await sql`delete from forecast_score`.execute(server.db);
  const version = await findFiguresVersion(server.db, 'ACME');
  await withdraw(await correct('revenue', '2025', 3.1e9));
  const score = { year: 2026, accession: 'a', filed: '2027-02-15', version: null, outcome: null };
  const ofForecast = { ...score, forecastId: forecastId.parse(1) };
  await recordScores(server.db, { symbol: 'ACME', version }, [ofForecast]);
  expect(await listScores(server.db, [ofForecast.forecastId])).toEqual([]);
});

test('scores of other companies stay as they were stored', async () => {
  const stored = async () =>
    (
      await sql<{
        symbol: string;
      }>`select symbol, outcome from forecast_score join forecast on forecast.id = forecast_id`.execute(
        server.db,
      )
    ).rows;
  await scorecard();
  await sql`update forecast set cik = 1003, symbol = 'LOSS'`.execute(server.db);
  const before = await stored();
  expect(before).toMatchObject([{ symbol: 'LOSS' }]);
  await correct('revenue', '2025', 7e8);
  expect(await stored()).toEqual(before);
});
