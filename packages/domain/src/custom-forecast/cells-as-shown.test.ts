import { expect, test } from 'vitest';
import { baseOf } from '../forecast/forecast-base.fixture.ts';
import { assumptionsOf, assumptionsWithCapexFollowingRevenue } from '../forecast/index.ts';
import { cellsAsShown, resolveForecast } from './index.ts';

const base = baseOf();
const averages = assumptionsOf(base, 'averages');
const custom = (cells: ReturnType<typeof cellsAsShown>) =>
  resolveForecast(base, { startsFrom: 'averages', baseYear: base.lastYear, cells }).assumptions;

test('a copy of the averages has nothing typed', () => {
  expect(cellsAsShown(base, 'averages', averages)).toEqual({});
});

test('a copy of a forecast whose capex grows as revenue does says so by a formula', () => {
  const shown = assumptionsWithCapexFollowingRevenue(averages.map((year) => ({ ...year, capexChange: 0.5 })));
  const differing = shown.map((year) => ({ ...year, revenueChange: 0.07, capexChange: 0.07 }));
  const cells = cellsAsShown(base, 'averages', differing);
  expect(cells['2025']).toEqual({ revenueChange: 0.07, capexChange: '=revenueChange' });
  expect(custom(cells)).toEqual(differing);
});

test('a copy of another average has its percentages typed, column by column', () => {
  const shown = averages.map((year, at) => (at < 2 ? { ...year, margin: 0.4 } : year));
  const cells = cellsAsShown(base, 'averages', shown);
  expect(cells).toEqual({ '2025': { margin: 0.4 }, '2026': { margin: 0.4 } });
  expect(custom(cells)).toEqual(shown);
});
