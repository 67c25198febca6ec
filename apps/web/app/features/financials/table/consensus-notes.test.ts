import type { ForecastBase } from '@tenfold/domain/forecast';
import { expect, test } from 'vitest';
import { financials } from '../financials.fixture.ts';
import { consensusNotes } from './consensus-notes.ts';

const base: ForecastBase = {
  ...(financials.forecastBase as ForecastBase),
  lastYear: 2025,
  lastPeriodEnd: '2025-06-30',
  trailing: { periodEnd: '2026-03-31', revenue: 318_273e6, earningsPerShare: 16.82 },
  consensus: [
    {
      fiscalYear: 2027,
      revenue: 391_158e6,
      earningsPerShare: 19.7,
      analysts: 35,
      asOf: '2026-08-14',
      source: 'sample data',
      low: { revenue: null, earningsPerShare: 18 },
      high: { revenue: null, earningsPerShare: 21.5 },
    },
  ],
};

test('a year of the consensus says how many analysts, of what day, by whom, and the range they give', () => {
  expect(consensusNotes(base).get(2027)).toEqual({
    label: '35 analysts',
    day: 'Aug 14, 2026',
    explanation:
      'Consensus of 35 analysts on Aug 14, 2026 (sample data). Revenue 391,158 million. EPS 19.70, from 18.00 to 21.50.',
  });
});

test('a year that analysts leave out names both ends it lies between', () => {
  expect(consensusNotes(base).get(2026)).toEqual({
    label: 'Bridged',
    day: null,
    explanation:
      'There is no consensus for 2026. Revenue lies between 318,273 million in the twelve months to Mar 31, 2026 and 391,158 million expected for 2027. EPS lies between 16.82 in the twelve months to Mar 31, 2026 and 19.70 expected for 2027.',
  });
});

test('a year that nothing bridges, and years beyond the analysts’ last, have no figures to explain', () => {
  const late = { ...base, consensus: base.consensus.map((it) => ({ ...it, fiscalYear: 2028 })) };
  expect(consensusNotes(late).get(2026)).toMatchObject({ label: 'No consensus' });
  expect(consensusNotes(base).has(2028)).toBe(false);
  expect(consensusNotes(null).size).toBe(0);
});
