import { describe, expect, test } from 'vitest';
import { expectedLines } from './consensus-lines.ts';
import type { Consensus, ForecastBase } from './forecast.ts';
import { baseOf, historyOf } from './forecast-base.fixture.ts';

const trailing = { periodEnd: '2026-03-31', revenue: 318_273, earningsPerShare: 16.82 };
const later: Consensus = { fiscalYear: 2027, revenue: 391_158, earningsPerShare: 19.7, analysts: 35 };
const base = baseOf({ lastYear: 2025, lastPeriodEnd: '2025-06-30', trailing, consensus: [later] });

function yearOf(from: ForecastBase, line: 'revenue' | 'earningsPerShare', year: number) {
  return expectedLines(from)[line]?.[year - from.lastYear - 1];
}

describe("a year between the last twelve months and analysts' first", () => {
  test('grows from one to the other at one rate, as far as the year has come', () => {
    const eps = yearOf(base, 'earningsPerShare', 2026);
    expect(eps?.value).toBeCloseTo(17.36, 2);
    expect(eps?.bridge).toEqual({
      from: { day: '2026-03-31', year: null, value: 16.82 },
      to: { year: 2027, value: 19.7 },
    });
    expect(yearOf(base, 'revenue', 2026)?.value).toBeCloseTo(318_273 * (391_158 / 318_273) ** 0.19989, -2);
    expect(yearOf(base, 'earningsPerShare', 2027)).toEqual({ value: 19.7, bridge: null });
  });

  test('moves on a line where one end is a loss', () => {
    const loss = { ...base, trailing: { ...trailing, earningsPerShare: -1 } };
    expect(yearOf(loss, 'earningsPerShare', 2026)?.value).toBeCloseTo(-1 + 20.7 * 0.19989, 2);
  });

  test('starts from the last fiscal year where nothing newer was filed', () => {
    const eps = yearOf(
      baseOf({
        trailing: null,
        consensus: [{ fiscalYear: 2026, revenue: 1210, earningsPerShare: 8, analysts: 1 }],
      }),
      'earningsPerShare',
      2025,
    );
    expect(eps?.value).toBeCloseTo(4, 2);
    expect(eps?.bridge?.from).toEqual({ day: '2024-12-31', year: null, value: 2 });
  });

  test('has no value without a start or more than a year behind the first', () => {
    const unknown = baseOf({
      consensus: [{ fiscalYear: 2026, revenue: 1210, earningsPerShare: 8, analysts: 1 }],
      history: historyOf({ earningsPerShare: [null, null] }),
    });
    expect(yearOf(unknown, 'earningsPerShare', 2025)).toEqual({ value: null, bridge: null });
    const late = { ...base, consensus: [{ ...later, fiscalYear: 2028 }] };
    expect(yearOf(late, 'revenue', 2026)).toEqual({ value: null, bridge: null });
    expect(yearOf(late, 'revenue', 2027)).toEqual({ value: null, bridge: null });
  });

  test('lies between two consensus years where they leave out the one between', () => {
    const gap = baseOf({
      consensus: [
        { fiscalYear: 2025, revenue: 1000, earningsPerShare: 1, analysts: 1 },
        { fiscalYear: 2027, revenue: 1210, earningsPerShare: 4, analysts: 1 },
      ],
    });
    expect(yearOf(gap, 'revenue', 2026)).toEqual({
      value: expect.closeTo(1100, 6),
      bridge: { from: { day: null, year: 2025, value: 1000 }, to: { year: 2027, value: 1210 } },
    });
  });
});

test('a line analysts say nothing of is none of theirs', () => {
  const only = baseOf({ consensus: [{ fiscalYear: 2025, revenue: null, earningsPerShare: 3, analysts: 1 }] });
  expect(expectedLines(only).revenue).toBeNull();
});
