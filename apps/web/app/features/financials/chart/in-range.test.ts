import { expect, test } from 'vitest';
import { shownQuarters, shownYears } from '../columns/shown-columns.ts';
import { financials, forecast } from '../financials.fixture.ts';
import { inRange } from './in-range.ts';

const years = shownYears(financials, forecast, 'extended');
const quarters = shownQuarters(financials.quarterly, 'extended');

test.each([
  ['10Y', 10],
  ['5Y', 5],
  ['3Y', 3],
  ['1Y', 1],
] as const)('%s shows the last %i years, and the whole forecast', (range, count) => {
  const shown = inRange(years, range);
  expect(shown.filter(({ kind }) => kind === 'actual').map(({ heading }) => heading)).toEqual(
    Array.from({ length: count }, (_, at) => String(2026 - count + at)),
  );
  expect(shown.slice(-6)).toEqual(years.slice(-6));
});

test('1Y is four quarters', () => {
  expect(inRange(quarters, '1Y')).toEqual(quarters.slice(-4));
  expect(inRange(quarters, '10Y')).toEqual(quarters);
});
