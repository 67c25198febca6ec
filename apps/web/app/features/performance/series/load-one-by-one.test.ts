import { ApiError } from '@tenfold/contract/errors/api-error';
import { expect, test } from 'vitest';
import { loadOneByOne } from './load-one-by-one.ts';
import { type ParsedSeries, withPoints } from './parsed-series.ts';

const priceOf = (symbol: string): ParsedSeries =>
  withPoints({ symbol, indicator: 'stockPrice', currency: 'USD', why: null, change: null }, [], false);

const refusals: Readonly<Record<string, Error>> = {
  APP: new ApiError(404, 'company_not_on_file', 'No figures of APP.'),
  NKE: new ApiError(403, 'quota_reached', '5 of 5 companies this month.'),
  TSM: new ApiError(500, 'internal', 'Unexpected error occurred.'),
  COST: new TypeError('Failed to fetch'),
};

async function load(compared: readonly string[]): Promise<readonly ParsedSeries[]> {
  const refusal = compared.map((symbol) => refusals[symbol]).find((one) => one !== undefined);
  if (refusal !== undefined) throw refusal;
  return ['AAPL', ...compared].map(priceOf);
}

test('companies that can’t be loaded are left out with the reason, and the others stay', async () => {
  const { series, leftOut } = await loadOneByOne(['APP', 'MSFT', 'NKE', 'TSM', 'COST'], load);
  expect(new Set(series.map(({ symbol }) => symbol))).toEqual(new Set(['AAPL', 'MSFT']));
  expect(leftOut).toEqual([
    { symbol: 'APP', why: 'no_data' },
    { symbol: 'NKE', why: 'limit' },
    { symbol: 'TSM', why: 'failed' },
    { symbol: 'COST', why: 'failed' },
  ]);
});

test('a failure of the page’s own company blames no other', async () => {
  const failing = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(loadOneByOne(['MSFT'], failing)).rejects.toThrow('Failed to fetch');
});
