import { expect, test } from 'vitest';
import { type CustomForecast, cellsAfter, columnKeysAfter } from './index.ts';

const forecast: CustomForecast = {
  startsFrom: 'averages',
  baseYear: 2025,
  cells: {
    '2026': { margin: 0.2 },
    '2030': { margin: 0.3 },
    Terminal: { margin: 0.4, revenueChange: '=revenueChange[-1]' },
  },
};

test('a forecast has five years and Terminal', () => {
  expect(columnKeysAfter(2025)).toEqual(['2026', '2027', '2028', '2029', '2030', 'Terminal']);
});

test('what was typed stays at its column while no year has been filed since', () => {
  expect(cellsAfter(forecast, { lastYear: 2025 })).toEqual(forecast.cells);
});

test('a year that has been filed drops out, and Terminal also holds for the years after it', () => {
  expect(cellsAfter(forecast, { lastYear: 2027 })).toEqual({
    '2030': { margin: 0.3 },
    '2031': forecast.cells.Terminal,
    '2032': forecast.cells.Terminal,
    Terminal: forecast.cells.Terminal,
  });
});

test('long after, Terminal is all that is left', () => {
  expect(cellsAfter(forecast, { lastYear: 2040 })).toEqual(
    Object.fromEntries(columnKeysAfter(2040).map((key) => [key, forecast.cells.Terminal])),
  );
});
