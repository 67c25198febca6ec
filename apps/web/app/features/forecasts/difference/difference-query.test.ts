import { forecastId } from '@tenfold/contract/ids';
import { expect, test } from 'vitest';
import { differenceAddress, parseDifferenceQuery } from './difference-query.ts';

const own = [
  { id: forecastId.parse(7), symbol: 'NKE' },
  { id: forecastId.parse(8), symbol: 'AAPL' },
  { id: forecastId.parse(9), symbol: 'NKE' },
];
const query = (search: string, forecasts = own) =>
  parseDifferenceQuery(new URLSearchParams(search), forecasts);

test('without an address it is averages, and what the last edited one adds to them', () => {
  expect(query('')).toEqual({ symbol: 'NKE', first: 'averages', second: '7', all: false });
  expect(query('company=AAPL')).toMatchObject({ symbol: 'AAPL', first: 'averages', second: '8' });
  expect(query('company=O')).toMatchObject({ symbol: 'O', first: 'averages', second: 'analysts' });
  expect(query('', [])).toBeNull();
});

test('a shared one, and both of mine', () => {
  expect(query('company=NKE&second=k7Qf')).toMatchObject({ first: '7', second: 'k7Qf' });
  expect(query('company=NKE&first=9&second=7&lines=all')).toMatchObject({
    first: '9',
    second: '7',
    all: true,
  });
});

test('an id of another company, or one that is too long to be any, is left out', () => {
  for (const given of ['8', '9'.repeat(400), 'x'.repeat(400)])
    expect([given.length, query(`company=NKE&first=${given}`)?.first]).toEqual([given.length, 'averages']);
});

test('an address says what was chosen', () => {
  const chosen = { symbol: 'NKE', first: '7', second: 'averages', all: true };
  expect(parseDifferenceQuery(new URL(differenceAddress(chosen), 'http://x').searchParams, own)).toEqual(
    chosen,
  );
});
