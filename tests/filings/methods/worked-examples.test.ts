import {
  type MethodId,
  type MethodValue,
  valueAsOf,
  valueBy,
  withOwnFigures,
} from '@tenfold/domain/valuation';
import { describe, expect, test } from 'vitest';
import { filingsAreHere } from '../filings.ts';
import { forecastBaseOf } from '../forecast-base-of.ts';

function methodValue(
  symbol: string,
  method: MethodId,
  requiredReturn = 0.1,
  leverage?: 'levered',
): MethodValue {
  const choice = { requiredReturn, terminalGrowth: 0, leverage };
  const result = valueBy(method, forecastBaseOf(symbol), choice);
  if (!result.ok) throw new Error(`${symbol} by ${method}: ${result.why}`);
  return result;
}

/** The examples of docs/methodology.md, "Valuation", to the cent. */
describe.skipIf(!filingsAreHere)('a value per share by its method', () => {
  test.each([
    ['NFLX', 'fcfFiveYears', 24.57],
    ['TXN', 'capexWithRevenue', 30.23],
    ['TXN', 'fcfTenYears', 30.23],
    ['CRWD', 'fcfTenYears', 431.03],
    ['CRWD', 'fadingGrowth', 72.6],
    ['META', 'fadingGrowth', 275.08],
    ['NVDA', 'fcfTenYears', 217.43],
    ['NVDA', 'fadingGrowth', 97.16],
    ['FANG', 'fcfTenYears', 1738.57],
    ['SYF', 'excessReturns', 52.77],
    ['O', 'affo', 47.45],
    ['O', 'fcfTenYears', 84.15],
    ['AVB', 'affo', 95.47],
    ['PLD', 'affo', 71.0],
    ['EVRG', 'dividends', 39.14],
    ['ABNB', 'earningsPower', 42.97],
    ['F', 'earningsPower', 12.4],
  ] as const)('%s by %s is %f', (symbol, method, value) => {
    expect(methodValue(symbol, method).valuePerShare).toBeCloseTo(value, 2);
  });

  test.each([
    ['O', 'fcfTenYears'],
    ['TXN', 'capexWithRevenue'],
    ['NFLX', 'fcfFiveYears'],
  ] as const)('%s by %s is higher by interest ÷ r than with interest left in', (symbol, method) => {
    const { afterTaxInterest, last } = forecastBaseOf(symbol);
    const added = methodValue(symbol, method).valuePerShare;
    const left = methodValue(symbol, method, 0.1, 'levered').valuePerShare;
    const perShare = (afterTaxInterest ?? 0) / 0.1 / (last.sharesOutstanding ?? 1);
    expect(perShare).toBeGreaterThan(1);
    expect(added - left).toBeCloseTo(perShare, 8);
  });

  test('leaves out the years whose profit was others’', () => {
    const { history } = forecastBaseOf('TKO');
    expect(history.years.map((year, at) => [year, history.continuingEarnings[at]])).toEqual([
      [2021, null],
      [2022, null],
      [2023, -35_227_000],
      [2024, 9_408_000],
      [2025, 195_403_000],
    ]);
  });

  test('follows the required return as worked', () => {
    expect(methodValue('EVRG', 'dividends', 0.08).valuePerShare).toBeCloseTo(50.16, 2);
    expect(methodValue('EVRG', 'dividends', 0.07).valuePerShare).toBeCloseTo(58.08, 2);
    expect(methodValue('SYF', 'excessReturns', 0.08).valuePerShare).toBeCloseTo(55.38, 2);
  });

  test("gives a bank's five-year and lasting-returns variants", () => {
    expect(methodValue('SYF', 'excessReturns').variants).toEqual([
      { key: 'fiveYears', valuePerShare: expect.closeTo(57.35, 2) },
      { key: 'returnsKept', valuePerShare: expect.closeTo(90.65, 2) },
    ]);
  });

  test('shows the excess returns of a bank year by year', () => {
    const rows = methodValue('SYF', 'excessReturns').years.map(({ figures }) => {
      const of = (key: string) => figures.find((figure) => figure.key === key)?.value ?? Number.NaN;
      const millions = (key: string) => Number((of(key) / 1e6).toFixed(1));
      return [Number(of('roe').toFixed(8)), ...['openingBook', 'excessReturn', 'presentValue'].map(millions)];
    });
    expect(rows.slice(0, 5)).toEqual([
      [0.2087524, 15544.0, 1690.4, 1536.8],
      [0.18700192, 15881.0, 1381.7, 1141.9],
      [0.16525144, 16189.4, 1056.4, 793.7],
      [0.14350096, 16467.2, 716.3, 489.3],
      [0.12175048, 16712.6, 363.5, 225.7],
    ]);
  });

  test('exists with an own share count where none is filed', () => {
    const base = withOwnFigures(forecastBaseOf('STZ'), { sharesOutstanding: 175e6 });
    const value = valueBy('fcfTenYears', base, { requiredReturn: 0.1, terminalGrowth: 0 });
    expect(value).toMatchObject({
      valuePerShare: expect.closeTo(70.99, 2),
      ownFigures: ['sharesOutstanding'],
    });
  });

  test('of an ADR is in its own currency, at the rate of the year end', () => {
    const rates = [{ day: '2024-12-31', rate: 32.79, source: '20-F' }];
    const base = forecastBaseOf('TSM', { adrRatio: 5, rates });
    const value = valueBy('fcfTenYears', base, { requiredReturn: 0.1, terminalGrowth: 0 });
    expect(value).toMatchObject({ valuePerShare: expect.closeTo(102.59, 2) });
  });

  test('is rolled forward to the day of the price, less the dividends since', () => {
    const today = valueAsOf('2026-08-21', methodValue('AAPL', 'fcfTenYears'), forecastBaseOf('AAPL'));
    expect(today).toMatchObject({
      days: 328,
      valuePerShare: expect.closeTo(102.01, 2),
      carried: expect.closeTo(8.44, 2),
      paid: expect.closeTo(0.81, 2),
    });
    expect(today.ok && today.dividends.map(({ day, source }) => `${day} ${source}`)).toEqual([
      '2025-12-27 filed',
      '2026-03-28 repeated',
      '2026-06-27 repeated',
    ]);
  });
});
