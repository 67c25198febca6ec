import type { Chart } from '@tenfold/contract/chart';
import { type ChartSeries, seriesIn } from '@tenfold/contract/chart/chart-series';
import { prompts } from '@tenfold/contract/policy/prompts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveDocuments } from '../../platform/documents/index.ts';
import { billing } from '../billing/index.ts';
import { listCloses, prepareCloses, recordCloses } from '../company/index.ts';
import { addListing, dailyCloses } from '../company/listings/listing.fixture.ts';
import { openTestServer, type TestServer } from '../company/server.fixture.ts';
import { loadCompanyFigures } from '../financials/index.ts';
import { addSmallCompanies } from '../financials/small-companies.fixture.ts';
import { preparePerformance } from './prepare-performance.ts';
import { registerPerformance } from './routes.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(billing.routes, registerPerformance);
  await addSmallCompanies(server.db);
  await addListing(server.db, {
    symbol: 'YOUNG',
    cik: 1005,
    closes: dailyCloses('2026-08-19', '2026-08-24', (day) => 5 + day).map((close, at) => ({
      ...close,
      simulated: at === 1,
    })),
  });
  for (const symbol of ['AAPL', 'GOOGL', 'MSFT']) {
    await addListing(server.db, { symbol, cik: cikOf(symbol) });
  }
  for (const symbol of ['ACME', 'GAPS', 'LOSS', 'YOUNG', 'AAPL', 'GOOGL', 'MSFT']) {
    await prepare(symbol);
  }
});

afterAll(() => server.close());

const cikOf = (symbol: string) => 2000 + symbol.charCodeAt(0);

const ask = (path: string, body: unknown) => server.post(`/company/${path}`, body);

async function draw(path: string, body: unknown): Promise<Omit<Chart, 'series'> & { series: ChartSeries[] }> {
  const chart = (await ask(path, body)).json();
  const series = chart.series.map(({ by_day: byDay, ...one }: { by_day: unknown }) => ({ ...one, byDay }));
  return { ...chart, onFile: chart.on_file, series: seriesIn({ ...chart, series }) };
}

async function prepare(symbol: string): Promise<void> {
  const figures = await loadCompanyFigures(server.db, symbol);
  if (figures === null) return;
  const charts = await preparePerformance(server.db, figures);
  const closes = prepareCloses('USD', await listCloses(server.db, symbol), null);
  await saveDocuments(server.db, symbol, [...charts, closes]);
}

describe('POST company/{symbol}/chart/{period}', () => {
  test("answers each indicator of each company, the path's company first", async () => {
    const body = { indicators: ['stockPrice', 'revenue'], compare: ['loss', 'ACME', 'LOSS'] };
    const chart = await draw('acme/chart/10y', body);
    expect(chart.period).toBe('10Y');
    expect(chart.series.map(({ symbol, indicator }) => `${symbol} ${indicator}`)).toEqual([
      'ACME stockPrice',
      'ACME revenue',
      'LOSS stockPrice',
      'LOSS revenue',
    ]);
    expect([chart.from, chart.to]).toEqual(['2016-08-19', '2026-08-21']);
  });

  test('has a point for each close and each fiscal year', async () => {
    const { series } = await draw('ACME/chart/1Y', { indicators: ['stockPrice', 'revenue'] });
    expect(series[0]?.points[0]?.date).toBe('2025-08-21');
    expect(series[0]?.points.at(-1)?.date).toBe('2026-08-21');
    expect(series[0]?.points).toHaveLength(262);
    expect(series[1]?.points).toEqual([
      { date: '2025-12-31', value: expect.closeTo(1000e6 * 1.08 ** 11, 0) },
    ]);
  });

  test('starts with the last close of the year before, with the first on file, or on a day of choice', async () => {
    const endsOf = async (period: string) => {
      const chart = await draw(`ACME/chart/${period}`, { indicators: ['stockPrice'] });
      expect(chart.onFile?.to).toBe('2026-08-21');
      return [chart.period, chart.series[0]?.points[0]?.date, chart.series[0]?.points.at(-1)?.date];
    };
    expect(await endsOf('ytd')).toEqual(['YTD', '2025-12-31', '2026-08-21']);
    const [, first = ''] = await endsOf('max');
    expect(first < '2016-08-19').toBe(true);
    expect(await endsOf('2020-01-04..2024-06-29')).toEqual([
      '2020-01-04..2024-06-29',
      '2020-01-03',
      '2024-06-28',
    ]);
    expect((await endsOf('2020-01-04..2030-01-01')).at(-1)).toBe('2026-08-21');
    const before = await draw('ACME/chart/1990-01-01..1991-01-01', { indicators: ['stockPrice', 'revenue'] });
    expect(before.series.map(({ why }) => why)).toEqual(['no_price', 'none_in_period']);
  });

  test('by quarter has trailing twelve months', async () => {
    const { series } = await draw('ACME/chart/1Y', { indicators: ['revenue'], basis: 'quarterly' });
    expect(series[0]?.points.map(({ date }) => date)).toEqual(['2025-12-31', '2026-03-31', '2026-06-30']);
  });

  test('rebased starts every series at 0', async () => {
    const body = { indicators: ['stockPrice', 'earningsPerShare'], mode: 'rebased' };
    const { series } = await draw('ACME/chart/5Y', body);
    for (const { points, change } of series) {
      expect([points[0]?.value, points.at(-1)?.value]).toEqual([0, expect.closeTo(change ?? 0, 12)]);
    }
  });

  test('gives a reason for a series without points, and answers the others', async () => {
    const { series } = await draw('LOSS/chart/10Y', {
      indicators: ['priceEarningsRatioLtm', 'dividendsPerShare', 'averageMarketCap'],
    });
    expect(series.map(({ why }) => why)).toEqual(['eps_not_positive', 'not_filed', null]);
    const withoutPrice = await draw('GAPS/chart/10Y', { indicators: ['stockPrice', 'revenue', 'capex'] });
    expect(withoutPrice.series.map(({ why }) => why)).toEqual(['no_price', null, 'not_filed']);
    const month = await draw('ACME/chart/1M', { indicators: ['revenue'] });
    expect(month.series[0]?.why).toBe('none_in_period');
  });

  test('starts with the closes of a younger company, and marks only simulated days', async () => {
    const chart = await draw('YOUNG/chart/10Y', { indicators: ['stockPrice'] });
    expect(chart.series[0]?.points.map((point) => [point.date, point.simulated ?? null])).toEqual([
      ['2026-08-19', null],
      ['2026-08-20', true],
      ['2026-08-21', null],
      ['2026-08-24', null],
    ]);
    expect(chart.from).toBe('2026-08-19');
  });

  test("ends all companies with the newest close of the path's company", async () => {
    const { series } = await draw('ACME/chart/1M', { indicators: ['stockPrice'], compare: ['YOUNG'] });
    expect(series.map(({ points }) => points.at(-1)?.date)).toEqual(['2026-08-21', '2026-08-21']);
  });

  test('includes a new close at once', async () => {
    await addListing(server.db, {
      symbol: 'LATER',
      cik: 1006,
      closes: dailyCloses('2026-08-24', '2026-08-24', () => 8),
    });
    await prepare('LATER');
    const values = async () => {
      const { series } = await draw('LATER/chart/1D', { indicators: ['stockPrice'] });
      return series[0]?.points.map(({ value }) => value);
    };
    expect(await values()).toEqual([8]);
    await recordCloses(
      server.db,
      'LATER',
      dailyCloses('2026-08-25', '2026-08-25', () => 9),
      'test prices',
    );
    await prepare('LATER');
    await server.documents.refresh();
    expect(await values()).toEqual([8, 9]);
  });

  test('sends the closes of a company once, and ratios as steps', async () => {
    const indicators = ['stockPrice', 'totalReturn', 'averageMarketCap', 'dividendYield', 'revenue'];
    const sent = (await ask('ACME/chart/10Y', { indicators, compare: ['GAPS'] })).json();
    expect(sent.closes.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['ACME']);
    expect(sent.closes[0].values.length).toBeGreaterThan(2600);
    for (const series of sent.series.slice(0, 4)) {
      expect(series.points).toEqual([]);
      expect(series.by_day.steps.length).toBeLessThan(50);
    }
    expect(sent.series[4]).toMatchObject({ indicator: 'revenue', by_day: null });
    const figures = (await ask('ACME/chart/10Y', { indicators: ['revenue'] })).json();
    expect(figures.closes).toEqual([]);
  });

  test('accepts other names of an indicator, and answers its own, once', async () => {
    const indicators = [
      'revenueGrowth',
      'marketCap',
      'peRatioLtm',
      'averageMarketCap',
      'capitalExpenditures',
    ];
    const { series } = await draw('ACME/chart/10Y', { indicators });
    expect(series.map(({ indicator }) => indicator)).toEqual([
      'revenueChange',
      'averageMarketCap',
      'priceEarningsRatioLtm',
      'capex',
    ]);
  });

  test('is computed once for the same request', async () => {
    const body = { indicators: ['stockPrice', 'margin'] };
    const first = await ask('ACME/chart/3Y', body);
    const { answers } = server.documents.replies.size;
    for (const mode of ['absolute', 'absolut']) {
      expect((await ask('acme/chart/3y', { ...body, mode })).body).toBe(first.body);
    }
    expect(server.documents.replies.size.answers).toBe(answers);
  });
});

describe('access to charts', () => {
  const chartResult = async (path: string, compare: readonly string[], by: 'ann' | 'ben' | null) => {
    const reply = await server.post(`/company/${path}/chart/10Y`, { indicators: ['revenue'], compare }, by);
    return reply.statusCode === 200 ? 'drawn' : reply.json().error_message;
  };

  test('visitors may chart Apple alone and with its two samples', async () => {
    expect(await chartResult('AAPL', [], null)).toBe('drawn');
    expect(await chartResult('AAPL', ['GOOGL', 'MSFT'], null)).toBe('drawn');
    expect(await chartResult('AAPL', ['ACME'], null)).toBe(prompts.compare);
    expect(await chartResult('ACME', [], null)).toBe(prompts.history);
    expect(await chartResult('GOOGL', ['MSFT'], null)).toBe(prompts.history);
  });

  test('Light may compare any company with one of choice and Apple', async () => {
    expect(await chartResult('ACME', ['AAPL', 'LOSS'], 'ann')).toBe('drawn');
    expect(await chartResult('ACME', ['GAPS', 'LOSS'], 'ann')).toBe(
      'With Light, you can compare ACME with AAPL and one more company. Upgrade to Investor to compare up to 5.',
    );
    expect(await chartResult('ACME', ['GAPS', 'LOSS'], 'ben')).toBe('drawn');
  });

  test('compared companies count as opened, except the samples of Apple', async () => {
    await server.post('/company/AAPL/chart/10Y', { indicators: ['revenue'], compare: ['MSFT'] }, 'ann');
    const { companies } = await server.get('/billing/quota', {}, 'ann').then((reply) => reply.json());
    expect(companies).toEqual(['ACME', 'LOSS']);
  });
});

describe('a chart request is refused', () => {
  test('for an unknown company, in the path or compared', async () => {
    const own = await ask('NOPE/chart/10Y', { indicators: ['stockPrice'] });
    const other = await ask('ACME/chart/10Y', { indicators: ['stockPrice'], compare: ['NOPE'] });
    for (const reply of [own, other]) {
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'company_not_found']);
      expect(reply.json().detail).toContain('NOPE');
    }
  });

  test.each([
    ['ACME/chart/2Y', { indicators: ['stockPrice'] }, 'period'],
    ['ACME/chart/2024-06-28..2020-01-02', { indicators: ['stockPrice'] }, 'period'],
    ['ACME/chart/2021-02-29..2024-06-28', { indicators: ['stockPrice'] }, 'period'],
    ['ACME/chart/2021-01-02..', { indicators: ['stockPrice'] }, 'period'],
    ['ACME/chart/10Y', { indicators: [] }, 'indicators'],
    ['ACME/chart/10Y', {}, 'indicators'],
    ['ACME/chart/10Y', { indicators: ['terminalValue'] }, 'indicators'],
    ['ACME/chart/10Y', { indicators: ['constructor'] }, 'indicators'],
    ['ACME/chart/10Y', { indicators: ['stockPrice'], mode: 'log' }, 'mode'],
    ['ACME/chart/10Y', { indicators: ['stockPrice'], compare: ['A', 'B', 'C', 'D', 'E', 'F'] }, 'compare'],
  ])('%s with %j names what is wrong', async (path, body, field) => {
    const reply = await ask(path, body);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'invalid_request']);
    expect(Object.keys(reply.json().error_fields).join()).toContain(field);
  });
});
