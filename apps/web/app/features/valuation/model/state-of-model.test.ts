import { valueOfState } from '@tenfold/domain/value-state';
import { expect, test } from 'vitest';
import { followed, outspent, steady } from '../valuation.fixture.ts';
import { computeValue } from './compute-value.ts';
import { stateOfModel } from './state-of-model.ts';
import { initialSetting, type ValueSetting } from './value-setting.ts';

const settings: Partial<ValueSetting>[] = [
  {},
  { forecastType: 'analysts' },
  { forecastType: 'custom' },
  { method: 'earningsPower', forecastType: 'analysts' },
  { ownFigures: { netDebt: 20e6 } },
];

test.each(settings)('has the value of the page: %o', (part) => {
  for (const base of [steady, followed, outspent]) {
    const setting = { ...initialSetting('2026-03-01'), ...part };
    const { result, asOf } = computeValue(base, setting);
    if (!result.ok || !asOf?.ok) continue;
    const state = stateOfModel({ base, result, setting, typed: [] });
    expect(state && valueOfState(state)).toMatchObject({ valuePerShare: asOf.valuePerShare });
  }
});
