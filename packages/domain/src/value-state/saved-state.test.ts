import { expect, test } from 'vitest';
import { columnKeysAfter } from '../custom-forecast/index.ts';
import { unchanged } from '../forecast/forecast-base.fixture.ts';
import { anyCompany } from '../valuation/methods/any-company.fixture.ts';
import { type SavedModel, savedState, valueOfState } from './index.ts';

const base = anyCompany();
const saved: SavedModel = {
  base,
  assumptions: Object.fromEntries(
    columnKeysAfter(base.lastYear).map((key) => [key, { ...unchanged, percentageCfoOfRevenue: 0.4 }]),
  ),
  typed: [{ column: 'Terminal', row: 'percentageCfoOfRevenue' }],
  method: null,
  requiredReturn: 0.09,
  terminalGrowth: 0.01,
  leverage: 'levered',
  ownFigures: {},
  day: null,
  splitFactor: 1,
};

test('a saved forecast is valued by its free cash flow, and by half as much a share after a split of 2 for 1', () => {
  const state = savedState(saved);
  expect(state).toMatchObject({ forecast: { typed: saved.typed }, choice: { requiredReturn: 0.09 } });
  const [before, after] = [state, savedState({ ...saved, splitFactor: 2 })].map(valueOfState);
  if (!before?.ok || !after?.ok) throw new Error('no value');
  expect(after.valuePerShare).toBeCloseTo(before.valuePerShare / 2, 9);
});

test('a method without a cash flow forecast does not read what was typed', () => {
  expect(savedState({ ...saved, method: 'excessReturns' })).toMatchObject({
    method: 'excessReturns',
    forecast: 'averages',
  });
  const bank = savedState({ ...saved, base: anyCompany({ businessKind: 'bank' }) });
  expect(bank).toMatchObject({ forecast: 'averages' });
});
