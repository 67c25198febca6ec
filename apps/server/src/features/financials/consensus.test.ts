import { describe, expect, test } from 'vitest';
import type { Estimates } from '../company/index.ts';
import { buildConsensus, type FiledContext, listSurprises } from './consensus.ts';

const estimates: Estimates = {
  asOf: '2026-08-14',
  source: 'test',
  annual: [
    { periodEnd: '2026-09-30', revenue: 4.7e11, eps: 8.8, analysts: 38 },
    { periodEnd: '2027-09-30', revenue: 5.2e11, eps: null, analysts: 40 },
  ],
  epsHistory: [
    { quarterEnd: '2026-03-31', actual: 2.01, estimate: 1.94 },
    { quarterEnd: '2026-06-30', actual: 2.02, estimate: 1.89 },
  ],
  ratings: [],
  nextDate: null,
};

function filedUntil(year: number, end: string): FiledContext {
  const lastYear = { year, quarter: null, start: '2000-01-01', end };
  return { lastYear, reportedCurrency: 'USD', splits: [] };
}

describe('consensus', () => {
  test('belongs to the fiscal year with the nearest end', () => {
    const found = buildConsensus(estimates, filedUntil(2025, '2025-09-27'), 'USD');
    expect(found.map(({ fiscalYear }) => fiscalYear)).toEqual([2026, 2027]);
    expect(found[1]).toEqual({
      fiscalYear: 2027,
      revenue: 5.2e11,
      earningsPerShare: null,
      analysts: 40,
      asOf: '2026-08-14',
      source: 'test',
    });
  });

  test('of a year that ends in January has our label', () => {
    const january = {
      ...estimates,
      annual: [{ periodEnd: '2027-01-31', revenue: 1, eps: 1, analysts: 1 }],
    };
    const found = buildConsensus(january, filedUntil(2025, '2026-02-01'), 'USD');
    expect(found[0]?.fiscalYear).toBe(2026);
  });

  test('in another currency than the filings is left out', () => {
    const filed = { ...filedUntil(2025, '2025-12-31'), reportedCurrency: 'TWD' };
    expect(buildConsensus(estimates, filed, 'USD')).toEqual([]);
    expect(buildConsensus({ ...estimates, currency: 'TWD' }, filed, 'USD')).toHaveLength(2);
  });

  test('per share is on the basis after a split that came later', () => {
    const splits = [
      { effective: '2020-08-31', ratio: 4 },
      { effective: '2026-10-01', ratio: 2 },
    ];
    const found = buildConsensus(estimates, { ...filedUntil(2025, '2025-09-27'), splits }, 'USD');
    expect(found[0]?.earningsPerShare).toBe(4.4);
    expect(found[0]?.revenue).toBe(4.7e11);
  });

  test('keeps its lowest and its highest estimate where they are known', () => {
    const first = { periodEnd: '2026-09-30', revenue: 4.7e11, eps: 8.8, analysts: 38 };
    const ranged = { ...first, low: { revenue: 4.5e11, eps: 8 }, high: { revenue: null, eps: 10 } };
    const splits = [{ effective: '2026-10-01', ratio: 2 }];
    const filed = { ...filedUntil(2025, '2025-09-27'), splits };
    expect(buildConsensus({ ...estimates, annual: [ranged] }, filed, 'USD')[0]).toMatchObject({
      low: { revenue: 4.5e11, earningsPerShare: 4 },
      high: { revenue: null, earningsPerShare: 5 },
    });
  });

  test('is empty without an answer or without a fiscal year', () => {
    expect(buildConsensus(null, filedUntil(2025, '2025-09-27'), 'USD')).toEqual([]);
    const nothing = { lastYear: null, reportedCurrency: 'USD', splits: [] };
    expect(buildConsensus(estimates, nothing, 'USD')).toEqual([]);
  });
});

test('a surprise has our quarter end; quarters not filed yet are left out', () => {
  expect(listSurprises(estimates, ['2025-12-27', '2026-03-28'], [])).toEqual([
    { periodEnd: '2026-03-28', actual: 2.01, estimate: 1.94 },
  ]);
});

test('a surprise of a fourth quarter is included', () => {
  const fourth = { quarterEnd: '2025-09-30', actual: 1.85, estimate: 1.77 };
  const withFourth = { ...estimates, epsHistory: [fourth] };
  expect(listSurprises(withFourth, ['2025-06-28', '2025-09-27'], [])).toEqual([
    { periodEnd: '2025-09-27', actual: 1.85, estimate: 1.77 },
  ]);
});
