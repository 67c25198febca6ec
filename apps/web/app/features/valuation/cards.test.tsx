import type { ForecastBase } from '@tenfold/domain/forecast';
import { describe, expect, test } from 'vitest';
import { noOwnForecast } from '../../page-forecast/own-forecast.ts';
import { page, rendered, visitors } from './cards.fixture.tsx';
import { initialValue } from './model/compute-value.ts';
import { ValuationCard } from './statistics/ValuationCard.tsx';
import { indebted, outspent, steady, valuation } from './valuation.fixture.ts';

const fourYears: ForecastBase['history'] = {
  ...steady.history,
  years: [2022, 2023, 2024, 2025],
  earningsToCommon: [10e6, 10e6, 10e6, 10e6],
  commonBook: [120e6, 120e6, 120e6, 120e6],
  accumulatedOci: [0, 0, 0, 0],
};

describe('without scripts', () => {
  test('the card leads with what the price needs, then the value at its rates, and judges neither', async () => {
    const text = await page(steady);
    const at = (words: string) => text.indexOf(words);
    expect(at('What must be true for $60.00')).toBeGreaterThan(0);
    expect(at('Value at 10% $50.00 Market $60.00')).toBeGreaterThan(at('What must be true for $60.00'));
    expect(text).toContain('Enter the return you require, or press Calculate, to compare value and price.');
    expect(text).toContain('Value per share, Sep 27, 2025 $50.00 The price is $60.00.');
    expect(text).not.toMatch(/Overvalued|Undervalued|below the price/);
  });

  test('the fair value by averages at 10 % and 0 % is shown with what it rests on', async () => {
    const text = await page(steady);
    expect(text).toContain('Required return 10.0% and terminal growth 0.0%');
    expect(text).toContain('Valued as of Sep 27, 2025, the last fiscal year end.');
  });

  test('the badge names method and assumptions, and credits nobody', async () => {
    const text = await page(steady);
    expect(
      text.match(/Free cash flow, ten-year averages, 10% required return, no growth after the forecast/g),
    ).toHaveLength(2);
    expect(text).not.toMatch(/your model/i);
  });

  test('the steps lead from free cash flow to shares', async () => {
    expect(await page(indebted)).toMatch(
      /PV of free cash flow, 2026 – 2030 42 \+ plus PV of terminal value 68 = equals Enterprise value 110 − less Net debt 20 .* Market cap, estimated 90 ÷ divided by Shares, latest diluted count 2 = equals Value per share, Sep 27, 2025 45\.00 /,
    );
  });

  test('the value is rolled forward to the day of the price, less the dividends since', async () => {
    const paying = {
      ...steady,
      history: {
        ...steady.history,
        dividendsSince: {
          listed: [],
          listedUntil: null,
          filed: [{ day: '2025-12-27', amount: 1 }],
          repeated: 1,
        },
      },
    };
    const text = await page(paying, { priceDay: '2026-09-27' });
    expect(text).toMatch(
      /Value per share, Sep 27, 2025 50\.00 \+ plus Rolled forward to Sep 27, 2026 at 10\.0% 5\.00 − less Dividends since, last quarter’s repeated 4\.\d\d /,
    );
    expect(text).toMatch(/Value per share, Sep 27, 2026 \$50\.\d\d The price is \$60\.00\./);
    expect(text).toContain('Valued at Sep 27, 2026, from the fiscal year to Sep 27, 2025.');
  });

  test('a value two years old is not rolled forward, and says so', async () => {
    const text = await page(steady, { priceDay: '2027-09-27' });
    expect(text).toContain(
      'The last annual report is 730 days old, too old to roll the value forward to today.',
    );
    expect(text).toContain('Value per share, Sep 27, 2025 $50.00');
  });

  test('a price equal to the value needs nothing', async () => {
    const first = initialValue(steady, null)?.result;
    const text = await page(steady, { price: first?.ok ? first.valuePerShare : null });
    expect(text).not.toContain('What must be true for $');
  });

  test('without a price the value is shown alone with the reason', async () => {
    expect(await page(steady, { price: null })).toContain('No market price to compare it with.');
  });

  test('interest is added back in figures, or said to be in free cash flow where it is not filed', async () => {
    expect(await page(indebted)).toContain(
      'last year’s interest after tax, 1 million, is added back to each year’s free cash flow.',
    );
    const unknown = await page({ ...indebted, afterTaxInterest: null });
    expect(unknown).toContain('Interest is already paid out of this cash flow');
    expect(unknown).toContain('so none is added back.');
    expect(unknown).toContain('Value per share, Sep 27, 2025 $40.00');
  });

  test('a fallback method says what it replaces and why, with the figure', async () => {
    const text = await page(outspent);
    const words =
      'Valued by five-year free cash flow. Ten-year free cash flow gives no value: the forecast ends with negative free cash flow (−2 m in 2031).';
    expect(text.split(words)).toHaveLength(3);
    expect(text).toContain(
      'Free cash flow, five-year averages, 10% required return, no growth after the forecast',
    );
  });

  test('a bank is valued by excess returns, with formula, years and inputs', async () => {
    const text = await page({ ...steady, businessKind: 'bank', history: fourYears });
    expect(text).toContain('Excess returns, 10% required return.');
    expect(text).toContain('Value per share = (common book + PV of (ROE − required return)');
    expect(text).toContain('Return on equity 8.3%');
    expect(text).toContain('Common book value 2025 120');
    expect(text).toContain('Terminal growth doesn’t change the value in this method.');
    expect(text).toContain('Excess returns doesn’t use a cash flow forecast.');
  });

  test('growth that does not last fades, and capex that outgrew revenue is noted', async () => {
    const { averages, history } = steady;
    const fast = { ...averages, revenueChange: 0.3, capexChange: 0.3 };
    const young = {
      ...steady,
      averages: fast,
      history: { ...history, fiveYearAverages: fast, lastRevenueChange: 0.2 },
    };
    const text = await page(young);
    expect(text).toContain('Free cash flow, five-year averages, 10% required return');
    expect(text).toContain('margins continue at their five-year average, growth fades to 4%.');
    const outgrown = await page({ ...steady, averages: { ...averages, capexChange: 0.3 } });
    expect(outgrown).toContain(
      'Capex grew 30.0% a year, revenue 0.0%. Capex is assumed to grow with revenue',
    );
    expect(await page(steady)).toContain('The terminal value makes up 62.1% of the value.');
  });

  test('without a full fiscal year, or with two currencies, the reason is shown', async () => {
    expect(await page(null)).toContain('There is no full fiscal year yet.');
    const foreign = { ...steady, refusal: 'currency_mismatch' } as const;
    expect(await page(foreign, { reportedCurrency: 'TWD' })).toContain('reports in TWD');
  });

  test("custom says why it isn't available yet, once it is known that there is none", async () => {
    const words = 'Custom: no forecast of yours yet.';
    expect(await page(steady)).toContain(words);
    expect(await page(steady)).toContain('Averages: growth and margins continue at their ten-year average.');
    expect(await page(steady, { own: noOwnForecast })).not.toContain(words);
    expect(await page(steady, { own: { ...visitors, hasUnnamed: true } })).not.toContain(words);
  });
});

describe('the valuation card', () => {
  test('marks simulated prices', async () => {
    const real = { ...valuation, simulatedPrices: false };
    const words = 'days between month-end closes are simulated.';
    expect(await rendered(<ValuationCard valuation={valuation} />)).toContain(words);
    expect(await rendered(<ValuationCard valuation={real} />)).not.toContain('imulated');
  });

  test('without prices shows no position in the 52-week range', async () => {
    const bare = { ...valuation, week52Low: null, week52High: null, week52Position: 50 };
    const text = await rendered(<ValuationCard valuation={bare} />);
    expect(text).toContain('52-week range no prices');
  });

  test('shows the last close within the 52-week range', async () => {
    const at = (week52Position: number) =>
      rendered(<ValuationCard valuation={{ ...valuation, week52Position }} />);
    expect(await at(72.8749)).toContain('52-week range 72.9% of range');
    expect(await at(0)).toContain('52-week range the low of the range');
    expect(await at(100)).toContain('52-week range the high of the range');
  });
});
