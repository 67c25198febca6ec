import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { annualColumns, averageColumn } from '@tenfold/domain/columns';
import type { Statement } from '@tenfold/domain/statements';
import { describe, expect, test } from 'vitest';
import { figureOf } from './figure-of.ts';
import { filingOf, filingsAreHere, symbols } from './filings.ts';

const [, ...known] = readFileSync(resolve(import.meta.dirname, 'changed-bases.csv'), 'utf8')
  .trim()
  .split('\n');
const expected = known.map((line) => line.split(',').slice(0, 3).join(' '));

function changesIn({ lines }: Statement): string[] {
  const has = (key: keyof typeof lines, mark = 'basis_changed') => lines[key].marks.some((it) => it === mark);
  const business = has('revenue');
  return [
    ...(business ? ['business'] : []),
    ...(!business && (has('cashFlowFromOperatingActivities') || has('capex')) ? ['cash flows'] : []),
    ...(has('totalAssets') ? ['balance sheet'] : []),
    ...(has('revenue', 'short_year') ? ['short year'] : []),
  ];
}

function averagesOf(symbol: string) {
  const { statements } = filingOf(symbol);
  const market = { closes: [], dividends: [], currency: 'USD', adrRatio: 1 };
  const annual = annualColumns(statements, market);
  return { annual, average: averageColumn(annual) };
}

describe.skipIf(!filingsAreHere)('the basis of filed figures', () => {
  test('changes only where a cause is known', () => {
    const found = symbols('sec', 'sec-2').flatMap((symbol) =>
      filingOf(symbol).statements.annual.flatMap((it) =>
        changesIn(it).map((what) => `${symbol} ${it.period.year} ${what}`),
      ),
    );
    expect(found.filter((it) => !expected.includes(it))).toEqual([]);
  });

  test('changes after DuPont’s spin-offs: growth is of the years since', () => {
    const { annual, average } = averagesOf('DD');
    const changes = annual
      .filter((it) => it.figures.revenueChange.why === 'basis_changed')
      .map((it) => it.year);
    expect(changes).toEqual([2017, 2019, 2020, 2023]);
    expect(average.figures.revenue.value).toBeCloseTo((6849 / 6614) ** (1 / 2) - 1, 6);
    expect(average.years.revenue).toBe(2);
    expect(average.years.margin).toBe(3);
  });

  test('changes for capex too once a business is held for sale (CCI)', () => {
    const { annual, average } = averagesOf('CCI');
    expect(figureOf('CCI', 'capex', '2023').marks).toContain('basis_changed');
    expect(annual.find((it) => it.year === 2023)?.figures.capexChange.why).toBe('basis_changed');
    expect(average.years.capex).toBe(2);
  });

  test('starts with the first whole year of a company formed in October (VICI)', () => {
    const { average } = averagesOf('VICI');
    expect(figureOf('VICI', 'revenue', '2017').marks).toContain('short_year');
    expect(average.years.revenue).toBe(7);
    expect(average.figures.revenue.value).toBeCloseTo((4006.116 / 897.977) ** (1 / 7) - 1, 6);
  });
});
