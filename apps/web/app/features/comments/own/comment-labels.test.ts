import { expect, test } from 'vitest';
import { aComment } from './comment.fixture.ts';
import { cellLabelOf, forecastLabel, movedLabel, priceLabel } from './comment-labels.ts';

test.each([
  ['2025', 'Capex, 2025'],
  ['2026-Q2', 'Capex, 2026 Q2'],
  ['LTM', 'Capex, LTM'],
  ['averages', 'Capex, ten-year average'],
  ['Terminal', 'Capex, Terminal'],
])('a cell of the column %s is %s', (column, label) => {
  expect(cellLabelOf(aComment({ column }))).toBe(label);
});

test('a price is that of the day, with its splits, its currency and whether it is simulated', () => {
  expect(priceLabel(aComment())).toBe('price 41.25');
  expect(priceLabel(aComment({ splitFactor: 4, price: 1_208.88 }))).toBe(
    'price 1,208.88, 302.22 in today’s shares',
  );
  expect(priceLabel(aComment({ priceCurrency: 'EUR', isPriceSimulated: true }))).toBe(
    'simulated price 41.25 EUR',
  );
  expect(priceLabel(aComment({ price: null, priceTime: null }))).toBeNull();
});

test('a deleted forecast keeps its name, and says that it is deleted', () => {
  const guess = { column: '2027', forecast: 7, forecastName: 'Base case' };
  expect(forecastLabel(aComment(guess))).toBe('Base case');
  expect(forecastLabel(aComment({ ...guess, isForecastDeleted: true }))).toBe('Base case (deleted)');
  expect(forecastLabel(aComment({ forecast: 'analysts' }))).toBe('Analysts');
  expect(forecastLabel(aComment())).toBeNull();
});

test('a column that moved on says what the comment was written on', () => {
  const ltm = aComment({ column: 'LTM', filedUntil: '2026-06-30' });
  expect(movedLabel(ltm, '2026-06-30')).toBeNull();
  expect(movedLabel(ltm, '2026-09-30')).toBe('Written on LTM as of filings to Jun 30, 2026.');
  expect(movedLabel(aComment(), '2026-09-30')).toBeNull();
});
