import type { Figure } from '@tenfold/domain/figures';
import type { LineKey } from '@tenfold/domain/statements';
import { describe, expect, test } from 'vitest';
import { filingOf, filingsAreHere, symbols } from './filings.ts';

const flows: readonly LineKey[] = [
  'revenue',
  'netIncome',
  'cashFlowFromOperatingActivities',
  'capex',
  'incomeTax',
  'cashFlowFromFinancingActivities',
];

/** DexCom's annual report also files the year's tax as that of the fourth quarter of 2017. */
const wrongAsFiled = ['DXCM incomeTax 2017'];

describe.skipIf(!filingsAreHere)('quarters of real filings (needs TENFOLD_FILINGS)', () => {
  test.each(symbols())(
    'four quarters of %s add up to the year unless restated or filed under another tag',
    (symbol) => {
      const years = comparable(symbol).filter((it) => it.plain);
      const wrong = years.filter((it) => !addsUp(it.year, it.quarters));
      const names = wrong.map((it) => `${symbol} ${it.line} ${it.name}`);
      expect(names.filter((name) => !wrongAsFiled.includes(name))).toEqual([]);
    },
  );

  test('despite restatements and changes of tag nine years in ten add up', () => {
    const all = symbols().flatMap(comparable);
    const sums = all.filter((it) => addsUp(it.year, it.quarters));
    expect(all.length).toBeGreaterThan(2500);
    expect(sums.length / all.length).toBeGreaterThan(0.94);
  });

  test('nearly all quarters of difficult filings add up too, or say why not', () => {
    const all = symbols('sec', 'sec-2').flatMap(comparable);
    const isMarked = (it: Comparable) =>
      it.quarters.some(({ marks }) => marks.includes('year_restated') || marks.includes('other_tags'));
    const right = all.filter((it) => isMarked(it) || addsUp(it.year, it.quarters));
    expect(all.length).toBeGreaterThan(6500);
    expect(right.length / all.length).toBeGreaterThan(0.995);
  });

  test.each(symbols())('every quarter of %s has about three months', (symbol) => {
    const days = filingOf(symbol).statements.quarterly.map(
      ({ period }) => (Date.parse(period.end) - Date.parse(period.start)) / 86_400_000 + 1,
    );
    expect(days.filter((it) => it < 70 || it > 125)).toEqual([]);
  });

  test('a company owes the same on the last day of a year, in the year and in its fourth quarter', () => {
    const differ = symbols('sec', 'sec-2', 'sec-3').flatMap((symbol) => {
      const { annual, quarterly } = filingOf(symbol).statements;
      return annual.flatMap(({ period, lines }) => {
        const fourth = quarterly.find((it) => it.period.end === period.end);
        const isSame = fourth === undefined || fourth.lines.netDebt.value === lines.netDebt.value;
        return isSame ? [] : [`${symbol} ${period.year}`];
      });
    });
    expect(differ).toEqual([]);
  });

  test("Costco's quarters have twelve and sixteen weeks and none is missing", () => {
    const year = filingOf('COST').statements.quarterly.filter((it) => it.period.year === 2025);
    expect(year.map((it) => it.period.end)).toEqual(['2024-11-24', '2025-02-16', '2025-05-11', '2025-08-31']);
    expect(year[3]?.lines.netIncome.marks).toContain('derived_quarter');
  });

  test('a fourth quarter has EPS and average shares, both derived', () => {
    const fourth = filingOf('AAPL').statements.quarterly.find(
      (it) => it.period.year === 2025 && it.period.quarter === 4,
    );
    expect(fourth?.lines.earningsPerShare.value).toBeCloseTo(1.8479, 4);
    expect(fourth?.lines.earningsPerShare.marks).toContain('derived_quarter');
    expect(fourth?.lines.sharesOutstanding.value).toBeCloseTo(14_863_610_000, -4);
    expect(fourth?.lines.sharesOutstanding.marks).toEqual(['derived_quarter']);
    expect(fourth?.lines.dividendsPerShare.value).toBeCloseTo(0.26, 9);
  });
});

interface Comparable {
  readonly line: LineKey;
  readonly name: number;
  readonly year: Figure;
  readonly quarters: readonly Figure[];
  /** From one tag, unchanged by later filings. */
  readonly plain: boolean;
}

/** Flows of every year that has a value and four quarters with values. */
function comparable(symbol: string): Comparable[] {
  const { annual, quarterly } = filingOf(symbol).statements;
  return annual.flatMap((whole) => {
    const four = quarterly.filter((it) => it.period.year === whole.period.year);
    return flows.flatMap((line) => {
      const year = whole.lines[line];
      const quarters = four.map((it) => it.lines[line]);
      if (year.value === null || quarters.length !== 4 || quarters.some((it) => it.value === null)) return [];
      const all = [year, ...quarters];
      const tags = new Set(all.flatMap((it) => it.sources.map((source) => source.tag)));
      const plain = tags.size === 1 && all.every((it) => !it.marks.includes('restated'));
      return [{ line, name: whole.period.year, year, quarters, plain }];
    });
  });
}

function addsUp(year: Figure, quarters: readonly Figure[]): boolean {
  const sum = quarters.reduce((total, it) => total + (it.value ?? 0), 0);
  return Math.abs(sum - (year.value ?? 0)) <= Math.abs(year.value ?? 0) * 0.001 + 1e6;
}
