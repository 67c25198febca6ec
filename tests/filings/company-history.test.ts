import type { LineKey, Statement } from '@tenfold/domain/statements';
import { describe, expect, test } from 'vitest';
import { factsOf, filingOf, filingsAreHere, symbols } from './filings.ts';

function year(symbol: string, name: number): Statement {
  const found = filingOf(symbol).statements.annual.find((it) => it.period.year === name);
  if (found === undefined) throw new Error(`${symbol} has no fiscal year ${name}`);
  return found;
}

function values(symbol: string, line: LineKey, from: number): (number | null)[] {
  const { annual } = filingOf(symbol).statements;
  return annual.filter((it) => it.period.year >= from).map((it) => it.lines[line].value);
}

describe.skipIf(!filingsAreHere)('known traps of filings (needs TENFOLD_FILINGS)', () => {
  test('NIKE files no total liabilities: they are assets less equity, not the balance sheet total', () => {
    const { lines } = year('NKE', 2025);
    expect(lines.totalLiabilities.value).toBe(
      (lines.totalAssets.value ?? 0) - (lines.shareholdersEquity.value ?? 0),
    );
    expect(lines.totalLiabilities.marks).toContain('derived');
    expect(lines.totalLiabilities.sources.map((it) => it.tag)).not.toContain(
      'LiabilitiesAndStockholdersEquity',
    );
  });

  test("P&G's revenue of 2014 is its net sales, not one country's under Revenues", () => {
    const { lines } = year('PG', 2014);
    expect(lines.revenue.value).toBe(74_401_000_000);
    expect(lines.revenue.marks).toContain('restated');
    expect(lines.grossProfit.value).toBe(74_401_000_000 - 39_030_000_000);
  });

  test("NVIDIA's revenue has a value in every year, across its change of tag", () => {
    expect(values('NVDA', 'revenue', 2008).filter((it) => it === null)).toEqual([]);
    expect(year('NVDA', 2022).lines.revenue.value).toBe(26_914_000_000);
    expect(year('NVDA', 2023).lines.revenue.value).toBe(26_974_000_000);
  });

  test("a proxy statement's rounded value never replaces the annual report's", () => {
    const proxy = factsOf('NVDA').filter(
      (fact) => fact.form === 'DEF 14A' && fact.tag === 'NetIncomeLoss' && fact.end === '2026-01-25',
    );
    expect(proxy.map((fact) => fact.filed)).toEqual(['2026-05-12']);
    expect(year('NVDA', 2026).lines.netIncome.sources[0]?.form).toBe('10-K');
    const forms = symbols().flatMap((symbol) =>
      filingOf(symbol).statements.annual.flatMap((it) =>
        Object.values(it.lines).flatMap((figure) => figure.sources.map((source) => source.form)),
      ),
    );
    expect(forms).not.toContain('DEF 14A');
  });

  test("Apple's EPS is on today's split basis in all columns", () => {
    const { annual } = filingOf('AAPL').statements;
    for (const { lines } of annual) {
      const profit = lines.netIncome.value ?? 0;
      const shares = lines.sharesOutstanding.value ?? Number.NaN;
      expect(Math.abs(profit / shares - (lines.earningsPerShare.value ?? 0))).toBeLessThan(0.006);
    }
    const first = annual[0]?.lines.earningsPerShare;
    expect(first?.splitFactor).toBe(28);
    expect(first?.marks).toContain('split_adjusted');
  });

  test.each(['GOOGL', 'NVDA', 'TSLA', 'NKE', 'WMT', 'AVGO', 'NOW', 'PANW', 'FTNT', 'DXCM', 'ANET', 'AMCR'])(
    'no split remains in the share history of %s, recorded or not',
    (symbol) => {
      const counts = values(symbol, 'sharesOutstanding', 2013).filter((it) => it !== null);
      const steps = counts.slice(1).map((it, index) => it / (counts[index] ?? it));
      expect(steps.filter((step) => step > 1.9 || step < 0.55)).toEqual([]);
    },
  );

  test('TSMC is in Taiwan dollars, not in its dollar translation', () => {
    const { statements } = filingOf('TSM');
    expect(statements.reportedCurrency).toBe('TWD');
    expect(year('TSM', 2024).lines.revenue.value).toBe(2_894_307_700_000);
    const units = statements.annual.flatMap((it) =>
      Object.values(it.lines).flatMap((figure) => figure.sources.map((source) => source.unit)),
    );
    expect([...new Set(units)].sort()).toEqual(['TWD', 'TWD/shares', 'shares']);
  });

  test('Visa and Berkshire say why a figure is missing', () => {
    expect(year('V', 2025).lines.earningsPerShare.why).toBe('not_filed');
    expect(filingOf('V').statements.sharesNow.why).toBe('shares_missing');
    expect(year('BRK-B', 2025).lines.sharesOutstanding.why).toBe('not_filed');
    expect(filingOf('BRK-B').statements.sharesNow.why).toBe('shares_missing');
  });

  test("Visa files one quarter's dividend for the whole year: its years sum four quarters", () => {
    const dividends = values('V', 'dividendsPerShare', 2022);
    for (const [index, sum] of [1.5, 1.8, 2.08, 2.36].entries()) expect(dividends[index]).toBeCloseTo(sum, 9);
    expect(year('V', 2025).lines.dividendsPerShare.marks).toContain('derived');
    expect(year('V', 2021).lines.dividendsPerShare.value).toBeNull();
    expect(filingOf('V').statements.ltm?.lines.dividendsPerShare.value).toBeCloseTo(2.44, 9);
  });

  test("McDonald's declared twice in one quarter of 2016: the year is as filed, not the sum of quarters", () => {
    expect(year('MCD', 2016).lines.dividendsPerShare.value).toBe(3.61);
  });

  test('Ford files debt by segment: none is shown, never that of its smallest segment', () => {
    expect(values('F', 'totalDebt', 2018).filter((it) => it !== null)).toEqual([]);
    expect(year('F', 2018).lines.totalDebt.why).toBe('part_missing');
    expect(year('GM', 2025).lines.totalDebt.value).toBe(131_574_000_000);
  });

  test.each(symbols())('every figure of %s has a value or a reason', (symbol) => {
    const { annual, quarterly, ltm } = filingOf(symbol).statements;
    const figures = [...annual, ...quarterly, ...(ltm === null ? [] : [ltm])].flatMap((it) =>
      Object.values(it.lines),
    );
    expect(figures.length).toBeGreaterThan(100);
    expect(figures.filter((it) => (it.value === null) !== (it.why !== null))).toEqual([]);
    expect(figures.filter((it) => it.value !== null && it.sources.length === 0)).toEqual([]);
  });
});
