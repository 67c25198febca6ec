import { expect, test } from 'vitest';
import { ownForecastOf } from './forecast-row.fixture.ts';
import { toForecastRow } from './forecast-row.ts';

const labels = {
  rate: (rate: number) => `${rate * 100}%`,
  day: (moment: Date) => moment.toISOString().slice(0, 10),
  noValue: (why: string) => why,
};
const row = (differences: Parameters<typeof ownForecastOf>[0] = {}) =>
  toForecastRow(ownForecastOf(differences), labels);

test('says what a share comes to beside its price, in the currency of the listing', () => {
  expect(row()).toMatchObject({ value: '$74.20', price: '$62.85', noValue: null, rates: '9% / 2.5%' });
  expect(row({ currency: 'EUR' })).toMatchObject({ value: '74.20 EUR', price: '62.85 EUR' });
});

test('a company without a price says so in the words of its page', () => {
  expect(row({ stockPrice: null, valueAgainstPrice: null })).toMatchObject({
    value: '$74.20',
    price: 'No price yet',
  });
});

test('says why there is no value, or that the month has no room for it', () => {
  const none = { valuePerShare: null, valueAgainstPrice: null };
  expect(row({ ...none, why: 'value_not_positive' }).noValue).toBe('No value: value_not_positive');
  expect(row({ ...none, valueVisible: false })).toMatchObject({
    value: '–',
    noValue: 'Locked: no companies left this month',
  });
});

test('says what it was made from', () => {
  expect(row().madeFrom).toBe('From averages · 4 versions');
  expect(row({ copiedFrom: 'Base case', versions: 1 }).madeFrom).toBe('From Base case · 1 version');
});

test('says when a filing came after the last edit', () => {
  expect(row()).toMatchObject({ filing: '10-K, Jul 17, 2025', filedSince: null });
  const since = { accession: '0000320187-25-000061', form: '10-Q', filed: '2025-10-03' };
  expect(row({ newestFiling: since }).filedSince).toBe('10-Q');
  expect(row({ newestFilingThen: null, newestFiling: null })).toMatchObject({
    filing: null,
    filedSince: null,
  });
});
