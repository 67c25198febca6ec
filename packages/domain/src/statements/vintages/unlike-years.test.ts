import { describe, expect, test } from 'vitest';
import type { Fact } from '../../facts/index.ts';
import { buildStatements } from '../build-statements.ts';
import { threeMonths, toDate } from '../synthetic-facts.ts';

const quarters = (tag: string) => ([1, 2, 3, 4] as const).map((it) => threeMonths(tag, 2024, it, 11));

function revenueMarks(facts: readonly Fact[]) {
  const { quarterly } = buildStatements({ facts, splits: [], fiscalYearEnd: '1231', sic: null });
  return quarterly.map((it) => it.lines.revenue.marks.find((mark) => mark !== 'fallback_tag'));
}

describe('four quarters that do not add up to their year', () => {
  test('are explained by a restated year', () => {
    const years = [
      toDate('Revenues', 2024, 4, 44),
      toDate('Revenues', 2024, 4, 36, { filed: '2026-02-15', accession: 'later' }),
    ];
    expect(revenueMarks([...quarters('Revenues'), ...years])).toEqual(Array(4).fill('year_restated'));
  });

  test('are explained by another tag', () => {
    const year = toDate('Revenues', 2024, 4, 36);
    expect(revenueMarks([...quarters('SalesRevenueNet'), year])).toEqual(Array(4).fill('other_tags'));
  });

  test('are not marked if they add up', () => {
    const year = toDate('Revenues', 2024, 4, 44);
    expect(revenueMarks([...quarters('Revenues'), year])).toEqual(Array(4).fill(undefined));
  });
});
