import { describe, expect, test } from 'vitest';
import { baseOf, unchanged } from '../forecast/forecast-base.fixture.ts';
import { defaultChoice, valueByForecast } from '../valuation/index.ts';
import { columnKeysAfter } from './custom-forecast.ts';
import { cashConversion, conversionIn, marginLink } from './margin-link.ts';
import { resolveForecast } from './resolve-forecast.ts';

const nike = [0.904, 0.907, 2.563, 1.465, 0.979, 1.162, 0.858, 1.152, 1.303, 1.149];
const yearOf = (ratio: number) => ({ netIncome: 100, cashFlowFromOperatingActivities: ratio * 100 });

describe('cash conversion', () => {
  test('is the median of CFO to net income over ten years', () => {
    expect(cashConversion(nike.map(yearOf))).toBeCloseTo(1.1505, 10);
    expect(cashConversion([9, 9, ...nike].map(yearOf))).toBeCloseTo(1.1505, 10);
  });

  test('leaves out years without a profit, and is refused below five with one', () => {
    const loss = { netIncome: -1, cashFlowFromOperatingActivities: 50 };
    expect(cashConversion([...[1, 2, 3, 4, 5].map(yearOf), loss])).toBe(3);
    expect(cashConversion([...[1, 2, 3, 4].map(yearOf), loss, loss])).toBeNull();
    expect(cashConversion([...[1, 2, 3, 4].map(yearOf), { ...loss, netIncome: null }])).toBeNull();
  });
});

describe('a forecast linked to margin', () => {
  const base = baseOf({ averages: { ...unchanged, margin: 0.12 } });
  const linked = (margin: number) => ({
    startsFrom: 'averages' as const,
    baseYear: 2024,
    cells: Object.fromEntries(
      columnKeysAfter(2024).map((key) => [key, { margin, percentageCfoOfRevenue: marginLink(1.15) }]),
    ),
  });

  test('of a margin of 12 % has CFO of 13.8 % of revenue', () => {
    const { assumptions } = resolveForecast(base, linked(0.12));
    for (const year of assumptions) expect(year.percentageCfoOfRevenue).toBeCloseTo(0.138, 12);
  });

  test('is worth more with more margin', () => {
    const valueAt = (margin: number) => {
      const result = valueByForecast(resolveForecast(base, linked(margin)).assumptions, base, defaultChoice);
      return result.ok ? result.valuePerShare : null;
    };
    // FCF of 1000 x (margin x 1.15) - 100, for ever at 10 %, on 50 shares.
    expect(valueAt(0.12)).toBeCloseTo((138 - 100) / 0.1 / 50, 9);
    expect(valueAt(0.13)).toBeCloseTo((149.5 - 100) / 0.1 / 50, 9);
  });
});

test('a link is known by its formula, whatever was made of its ratio', () => {
  expect(marginLink(1.1505)).toBe('=margin*1.151');
  expect(marginLink(1.15)).toBe('=margin*1.15');
  expect(conversionIn('=margin*1.15')).toBe(1.15);
  expect(conversionIn('= Margin * 0,9')).toBe(0.9);
  for (const other of [0.138, '=margin[-1]*1.15', '=margin*1.15+1%', '=roe*2', null, undefined])
    expect(conversionIn(other)).toBeNull();
});
