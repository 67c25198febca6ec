import { forecastId } from '@tenfold/contract/ids';
import { expect, test } from 'vitest';
import { ownForecastOf } from './forecast-row.fixture.ts';
import { toForecastRow } from './forecast-row.ts';
import { forecastsAddress, parseForecastsQuery, selectForecasts } from './list-query.ts';

const labels = { day: String, rate: String, noValue: String };
const rows = [
  { id: forecastId.parse(3), symbol: 'NKE', companyName: 'Nike', valueAgainstPrice: null },
  { id: forecastId.parse(2), symbol: 'AAPL', companyName: 'Apple', valueAgainstPrice: -0.28 },
  { id: forecastId.parse(1), symbol: 'NKE', companyName: 'Nike', valueAgainstPrice: 0.18 },
].map((forecast) =>
  toForecastRow(ownForecastOf({ ...forecast, updatedAt: `2026-01-0${forecast.id}` }), labels),
);

const query = (search: string) => parseForecastsQuery(new URLSearchParams(search), ['AAPL', 'NKE']);
const ids = (search: string) => selectForecasts(rows, query(search)).map(({ id }) => id);

test('the last edited comes first, unless another order is chosen', () => {
  expect(ids('')).toEqual([3, 2, 1]);
  expect(ids('sort=-edited')).toEqual([1, 2, 3]);
  expect(ids('sort=name')).toEqual([2, 3, 1]);
});

test('by value, one without a value is last in either order', () => {
  expect(ids('sort=value')).toEqual([1, 2, 3]);
  expect(ids('sort=-value')).toEqual([2, 1, 3]);
});

test('one company alone; one the person has no forecast of is left out of the question', () => {
  expect(ids('company=NKE')).toEqual([3, 1]);
  expect(ids('company=MSFT')).toHaveLength(3);
  expect(ids(`company=${'x'.repeat(10_000)}&sort=__proto__`)).toEqual([3, 2, 1]);
});

test('one list has one address', () => {
  for (const search of ['', 'sort=-edited', 'sort=value&company=AAPL'])
    expect(forecastsAddress(query(search))).toBe(
      search === '' ? '/my-tenfold/forecasts' : `/my-tenfold/forecasts?${search}`,
    );
});
