import { describe, expect, test } from 'vitest';
import { figureOf } from '../figure-of.ts';
import { filingOf, filingsAreHere } from '../filings.ts';

const millions = (symbol: string, ...periods: string[]) =>
  periods.map((period) => (figureOf(symbol, 'capex', period).value ?? Number.NaN) / 1e6);

describe.skipIf(!filingsAreHere)('capex of real filings', () => {
  test('is the sum of its lines where no total is filed', () => {
    expect(millions('LNT', '2022', '2023', '2024', '2025')).toEqual([1484, 1854, 2249, 2483]);
    expect(millions('HST', '2018', '2024')).toEqual([474, 548]);
    expect(millions('INVH', '2019', '2024')).toEqual([221.681, 249.999]);
    expect(millions('KKR', '2019', '2020', '2025')).toEqual([194.569, 142.258, 160.765]);
  });

  test('has one meaning in all years of PACCAR', () => {
    expect(millions('PCAR', '2022', '2023', '2024', '2025')).toEqual([525, 695, 838.7, 743]);
  });

  test("of Dow's quarters has the meaning of its years", () => {
    const { quarterly } = filingOf('DOW').statements;
    const quarters = quarterly.filter((it) => it.period.year >= 2021 && it.period.year <= 2023);
    const amounts = quarters.map((it) => it.lines.capex.value).filter((it) => it !== null);
    expect(Math.min(...amounts)).toBeGreaterThan(280e6);
    expect(amounts.length).toBeGreaterThanOrEqual(11);
  });

  test('is development, which includes improvements, where a landlord files none', () => {
    expect(millions('CPT', '2024')).toEqual([393.735]);
    expect(millions('REG', '2024')).toEqual([343.368]);
  });

  test('of CoStar is that of its old line, beside a new one filed as zero', () => {
    expect(millions('CSGP', '2016', '2017', '2018', '2019', '2020')).toEqual([
      18.766, 24.499, 29.632, 46.197, 48.347,
    ]);
  });

  test('is refused where the line is not in the feed', () => {
    expect(figureOf('SYF', 'capex', '2024')).toMatchObject({ value: null, why: 'not_filed' });
    expect(figureOf('ABNB', 'capex', '2024')).toMatchObject({ value: null, why: 'not_filed' });
    expect(figureOf('URI', 'capex', '2025')).toMatchObject({ value: null, why: 'not_filed' });
    expect(figureOf('PLD', 'capex', '2024')).toMatchObject({ value: null, why: 'part_missing' });
  });
});
