import { describe, expect, test } from 'vitest';
import type { TableColumn } from '../columns/table-column.ts';
import { comparisonsOf, surprisesByColumn } from './surprises.ts';

function column(kind: 'actual' | 'quarterly' | 'estimated', id: string, periodEnd: string): TableColumn {
  return {
    id,
    kind,
    heading: id,
    spoken: id,
    year: null,
    periodEnd,
    sourceColumn: kind === 'estimated' ? null : id,
    cell: () => ({ value: 1, why: null, marks: [], years: null }),
  };
}

const fourQuarters = [
  { periodEnd: '2025-09-30', actual: 1.85, estimate: 1.77 },
  { periodEnd: '2025-12-31', actual: 2.84, estimate: 2.67 },
  { periodEnd: '2026-03-31', actual: 2.01, estimate: 2.2 },
  { periodEnd: '2026-06-30', actual: 2.02, estimate: 2.02 },
];

describe('beats and misses', () => {
  test('a fiscal quarter uses the consensus of the nearest calendar quarter', () => {
    const found = surprisesByColumn([column('quarterly', '2025-Q4', '2025-09-27')], fourQuarters);
    expect(found.get('2025-Q4')).toMatchObject({ verdict: 'beat', estimate: 1.77 });
  });

  test('less than the consensus is a miss; equal to the cent is neither', () => {
    const found = surprisesByColumn(
      [column('quarterly', '2026-Q2', '2026-03-28'), column('quarterly', '2026-Q3', '2026-06-27')],
      fourQuarters,
    );
    expect(found.get('2026-Q2')?.verdict).toBe('miss');
    expect(found.get('2026-Q3')?.verdict).toBe('met');
  });

  test('a year is the sum of its four quarters', () => {
    const found = surprisesByColumn([column('actual', '2026', '2026-06-30')], fourQuarters);
    expect(found.get('2026')?.actual).toBeCloseTo(8.72);
    expect(found.get('2026')?.estimate).toBeCloseTo(8.66);
    expect(found.get('2026')?.verdict).toBe('beat');
  });

  test('a year without consensus for each quarter is not compared', () => {
    expect(surprisesByColumn([column('actual', '2025', '2025-09-27')], fourQuarters).size).toBe(0);
  });

  test('a forecast has no surprise', () => {
    expect(surprisesByColumn([column('estimated', 'e', '2026-06-30')], fourQuarters).size).toBe(0);
  });
});

describe('a reader’s own forecast', () => {
  const year = { ...column('actual', '2026', '2026-06-30'), year: 2026 };
  const predicted = (key: string, forecast: number, actual: number) =>
    new Map([[key, { forecast, actual, savedOn: '2025-08-15' }]]);

  test('comes before consensus in the years it foresaw, and consensus stays in the others', () => {
    const quarter = column('quarterly', '2025-Q4', '2025-09-27');
    const own = predicted('2026 earningsPerShare', 8.9, 8.72);
    const perShare = comparisonsOf([year, quarter], fourQuarters, own).get('earningsPerShare');
    expect(perShare?.get('2026')).toEqual({
      actual: 8.72,
      estimate: 8.9,
      verdict: 'miss',
      savedOn: '2025-08-15',
    });
    expect(perShare?.get('2025-Q4')).toMatchObject({ estimate: 1.77, savedOn: null });
  });

  test('is compared in money too, where less than half a million is as expected', () => {
    const verdict = (actual: number) =>
      comparisonsOf([year], [], predicted('2026 revenue', 54_290e6, actual))
        .get('revenue')
        ?.get('2026')?.verdict;
    expect([54_290.4e6, 54_291e6, 51_362e6].map(verdict)).toEqual(['met', 'beat', 'miss']);
  });

  test('says nothing of a row or a year that it did not foresee', () => {
    const own = predicted('2025 revenue', 1e9, 1e9);
    expect([...comparisonsOf([year], fourQuarters, own).keys()]).toEqual(['earningsPerShare']);
    expect(comparisonsOf([year], [], own).size).toBe(0);
  });
});
