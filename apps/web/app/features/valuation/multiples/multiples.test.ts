import { expect, test } from 'vitest';
import { bandOf } from './band.ts';
import { placeLabel } from './multiple-labels.ts';

const spread = { low: 10, lowerQuartile: 15, median: 20, upperQuartile: 30, high: 40 };

test.each([
  [5, 'below all of them'],
  [12, 'in the lowest quarter'],
  [15, 'in the middle half'],
  [30, 'in the middle half'],
  [35, 'in the highest quarter'],
  [80, 'above all of them'],
])('a multiple of %i is %s', (today, place) => {
  expect(placeLabel(today, spread)).toBe(place);
});

test('the bar reaches to today, and doubling is as far at any height', () => {
  expect(bandOf(spread, 20)).toMatchObject({ '--low': '0.0%', '--median': '50.0%', '--high': '100.0%' });
  expect(bandOf(spread, 160)).toMatchObject({ '--median': '25.0%', '--high': '50.0%', '--today': '100.0%' });
  expect(bandOf(spread, null)).not.toHaveProperty('--today');
});

test('a single value stands in the middle', () => {
  const one = { low: 7, lowerQuartile: 7, median: 7, upperQuartile: 7, high: 7 };
  expect(bandOf(one, 7)['--median']).toBe('50.0%');
});
