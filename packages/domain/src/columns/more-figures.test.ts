import { describe, expect, test } from 'vitest';
import { annualColumns } from './annual-columns.ts';
import { averageMoreRows } from './average-column.ts';
import { forwardPriceEarnings } from './forward-price-earnings.ts';
import { quarterlyColumns } from './quarterly-columns.ts';
import { closesOf, type FiledLines, filings, marketOf, quarterOf, yearOf } from './statement.fixture.ts';

const filed = {
  operatingIncome: 50,
  depreciationAndAmortization: 10,
  incomeTax: 5,
  pretaxIncome: 25,
  shareholdersEquity: 120,
  netDebt: 60,
  sharesOutstanding: 4,
  cashFlowFromOperatingActivities: 40,
  capex: 10,
};
const close = closesOf(['2020-12-31', 150], ['2021-12-31', 150]);

const yearWith = (lines: FiledLines, businessKind: 'general' | 'bank' | 'insurer' = 'general') =>
  annualColumns(
    filings({ businessKind, annual: [yearOf(2020, { ...filed, ...lines })] }),
    marketOf({ closes: close }),
  )[0]?.more;

describe('further rows of a year', () => {
  test('have EBITDA as operating income with depreciation and amortization', () => {
    expect(yearWith({})?.ebitda.value).toBe(60);
    const { depreciationAndAmortization: _none, ...without } = filed;
    const annual = [yearOf(2020, without)];
    expect(annualColumns(filings({ annual }), marketOf())[0]?.more.ebitda.why).toBe('part_missing');
  });

  test('set enterprise value against EBITDA and free cash flow', () => {
    expect(yearWith({})?.enterpriseValueEbitda.value).toBe(660 / 60);
    expect(yearWith({})?.enterpriseValueFreeCashFlow.value).toBe(660 / 30);
    expect(yearWith({ capex: 90 })?.enterpriseValueFreeCashFlow.why).toBe('whole_not_positive');
  });

  test('have the return on average invested capital after tax', () => {
    const annual = [yearOf(2020, filed), yearOf(2021, { ...filed, shareholdersEquity: 160 })];
    const [first, second] = annualColumns(filings({ annual }), marketOf());
    expect(first?.more.roic).toMatchObject({ value: (50 * 0.8) / 180, marks: ['closing_balance'] });
    expect(second?.more.roic.value).toBe((50 * 0.8) / 200);
  });

  test('have a tax rate between nothing and all', () => {
    expect(yearWith({ incomeTax: -5 })?.roic.value).toBe(50 / 180);
    expect(yearWith({ pretaxIncome: -25 })?.roic.value).toBe(50 / 180);
  });

  test('have no return on capital of zero or less', () => {
    expect(yearWith({ netDebt: -200 })?.roic.why).toBe('average_not_positive');
  });

  test('have neither EBITDA nor ROIC of a bank or an insurer', () => {
    for (const kind of ['bank', 'insurer'] as const) {
      const more = yearWith({}, kind);
      for (const figure of [more?.ebitda, more?.roic, more?.enterpriseValueEbitda])
        expect(figure?.why).toBe('not_meaningful_for_financials');
    }
  });

  test('average as the other rows do', () => {
    const annual = [100, 110, 121].map((grossProfit, at) => yearOf(2020 + at, { ...filed, grossProfit }));
    const { figures, years } = averageMoreRows(annualColumns(filings({ annual }), marketOf()));
    expect([figures.grossProfit.value, years.grossProfit]).toEqual([expect.closeTo(0.1, 12), 2]);
    expect(figures.roic.marks).toContain('median');
    expect(figures.buybacks.why).toBe('not_filed');
  });
});

test('a quarter sets enterprise value against its twelve months', () => {
  const quarterly = ([1, 2, 3, 4] as const).map((quarter) => quarterOf(2020, quarter, filed));
  const last = quarterlyColumns(filings({ quarterly }), marketOf({ closes: close })).at(-1);
  expect(last?.more.enterpriseValueEbitda.value).toBe(660 / 240);
  expect(last?.more.ebitda.value).toBe(60);
});

describe('the forward price-earnings ratio', () => {
  const market = marketOf({ closes: closesOf(['2021-01-04', 230], ['2021-01-05', 240]) });
  const ratio = (earningsPerShare: number | null, given = market) =>
    forwardPriceEarnings({ fiscalYear: 2021, earningsPerShare }, 'USD', given);

  test('is the last close against expected earnings', () => {
    expect(ratio(8)).toMatchObject({ value: 30, marks: ['analysts'] });
    expect(ratio(8, marketOf({ ...market, adrRatio: 5 })).value).toBe(6);
  });

  test('says why there is none', () => {
    expect(ratio(null).why).toBe('no_estimates');
    expect(ratio(-1).why).toBe('eps_not_positive');
    expect(ratio(8, marketOf()).why).toBe('no_price');
    expect(ratio(8, marketOf({ ...market, currency: 'EUR' })).why).toBe('currency_mismatch');
  });

  test('of filed periods is not known: past estimates are not on file', () => {
    expect(yearWith({})?.forwardPriceEarningsRatio.why).toBe('no_past_estimates');
  });
});
