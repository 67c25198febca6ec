import type { ForecastBase } from '@tenfold/domain/forecast';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CalculatorCard } from './CalculatorCard.tsx';
import { FairValueCard } from './FairValueCard.tsx';
import { useModel } from './model.ts';
import { ValuationCard } from './ValuationCard.tsx';
import { indebted, outrunByCapex, steady, valuation } from './valuation.fixture.ts';
import { valuationOf } from './valuation-of.ts';

interface Company {
  forecastBase: ForecastBase | null;
  stockPrice: number | null;
  reportedCurrency: string;
}

function Page({ forecastBase, stockPrice, reportedCurrency }: Company) {
  const financials = { forecastBase, reportedCurrency, currency: 'USD', exchangeRate: null };
  const model = useModel({ symbol: 'ACME', financials, company: { stockPrice } });
  return (
    <>
      <CalculatorCard model={model} />
      <FairValueCard model={model} />
    </>
  );
}

/** What the server sends: the page of a visitor without JavaScript. */
function page(forecastBase: ForecastBase | null, stockPrice: number | null = 60, reportedCurrency = 'USD') {
  const company = { forecastBase, stockPrice, reportedCurrency };
  return textOf(renderToStaticMarkup(<Page {...company} />));
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
}

describe('before any script has run', () => {
  test('the fair value of the averages at 10 % and 0 % is there, with the verdict of the market', () => {
    const text = page(steady);
    expect(text).toContain('Your model $50.00 Overvalued Market $60.00');
    expect(text).toContain('market is 20.0% above');
    expect(text).toContain('Value per share $50.00 Overvalued Market $60.00, 20.0% above');
    expect(text).toContain('Required return 10.0% and terminal growth 0.0%');
    expect(text).toContain('Valued as of Sep 27, 2025');
  });

  test('the walk reads from free cash flow to shares', () => {
    expect(page(indebted)).toMatch(
      /PV of free cash flow, 2026 – 2030 38 \+ plus PV of terminal value 62 = equals Enterprise value 100 − less Net debt 20 .* Market cap, estimated 80 ÷ divided by Shares, latest diluted count 2 /,
    );
  });

  test('a price equal to the value is neither under nor over', () => {
    const choice = { requiredReturn: 0.1, terminalGrowth: 0 };
    const { result } = valuationOf(steady, 'averages', null, choice);
    const text = page(steady, result.ok ? result.valuePerShare : null);
    expect(text).toContain('At its value');
    expect(text).toContain('market is at the value');
  });

  test('without a price the value stands alone and says why', () => {
    expect(page(steady, null)).toContain('There is no price on file to set it against.');
  });

  test('what interest costs a company with net debt is said in figures', () => {
    expect(page(indebted)).toContain('1 of interest after tax ÷ 10.0% = 10 million, about $5.00 a share.');
  });

  test('a refusal is told in words and figures in both cards, with the click onward', () => {
    const text = page(outrunByCapex);
    expect(text.match(/The forecast ends without free cash flow\./g)).toHaveLength(2);
    expect(text).toContain('Fiscal year 2031 Free cash flow USD m (28) CFO USD m 20 Capex USD m 48');
    expect(text.match(/Continue with capex growing as revenue does/g)).toHaveLength(2);
  });

  test('no full fiscal year, a bank, or two currencies: a reason each time', () => {
    expect(page(null)).toContain('There is no full fiscal year on file.');
    expect(page({ ...steady, businessKind: 'bank' })).toContain('is not valued by free cash flow');
    expect(page({ ...steady, refusal: 'currency_mismatch' }, 60, 'TWD')).toContain('reports in TWD');
  });

  test('a value that mostly lies after the forecast carries a warning', () => {
    const growing = { ...steady, averages: { ...steady.averages, revenueChange: 0.3, capexChange: 0.3 } };
    expect(page(growing)).toMatch(/7\d\.\d% of the enterprise value is the terminal value\./);
    expect(page(steady)).toContain('The terminal value makes up 62.1% of the enterprise value.');
  });

  test('custom says why it cannot be chosen yet', () => {
    expect(page(steady)).toContain('Custom: there is no custom forecast of this company yet.');
  });
});

describe('the valuation card', () => {
  test('says which of its prices are simulated', () => {
    const real = { ...valuation, simulatedPrices: false };
    const words = 'days between month-end closes are simulated.';
    expect(textOf(renderToStaticMarkup(<ValuationCard valuation={valuation} />))).toContain(words);
    expect(textOf(renderToStaticMarkup(<ValuationCard valuation={real} />))).not.toContain('imulated');
  });

  test('without prices there is no place in the 52-week range', () => {
    const bare = { ...valuation, week52Low: null, week52High: null, week52Position: 50 };
    const text = textOf(renderToStaticMarkup(<ValuationCard valuation={bare} />));
    expect(text).toContain('52-week range no prices on file');
  });

  test('says where in the 52-week range the last close stands', () => {
    const at = (week52Position: number) =>
      textOf(renderToStaticMarkup(<ValuationCard valuation={{ ...valuation, week52Position }} />));
    expect(at(72.8749)).toContain('52-week range 72.9% of range');
    expect(at(0)).toContain('52-week range the low of the range');
    expect(at(100)).toContain('52-week range the high of the range');
  });
});
