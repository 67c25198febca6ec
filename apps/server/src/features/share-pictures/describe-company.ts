import type { CompanyOverview } from '@tenfold/contract/company';
import type { Financials } from '@tenfold/contract/financials';
import { isPrintable } from '@tenfold/contract/text/printable';
import { formatPrice } from '@tenfold/domain/format';
import { newYorkDay } from '@tenfold/domain/market-hours';

/** All that is in the picture, in words: pictures of the same are the same. */
export interface CompanyPicture {
  readonly listing: string;
  readonly name: string;
  readonly sector: string | null;
  readonly price: { readonly amount: string; readonly asOf: string } | null;
  /** Null where the page hides it from visitors. */
  readonly open: OpenFigures | null;
}

export interface OpenFigures {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly value: { readonly amount: string; readonly basis: string } | null;
}

export interface Bar {
  readonly year: string;
  readonly value: number;
  /** In billions. */
  readonly label: string;
}

const longestName = 200;

/** @param financials null where a visitor may not see them */
export function describeCompany(company: CompanyOverview, financials: Financials | null): CompanyPicture {
  const { symbol, exchange, name, sector, currency, stockPrice, lastTradeTime } = company;
  return {
    listing: [symbol, exchange].filter((part) => part !== null).join(' · '),
    name: printable(name || symbol).slice(0, longestName),
    sector: sector === null ? null : printable(sector),
    price:
      stockPrice === null || lastTradeTime === null
        ? null
        : {
            amount: formatMoney(stockPrice, currency),
            asOf: `Close of ${formatDay(newYorkDay(new Date(lastTradeTime)))}`,
          },
    open: financials === null ? null : describeFigures(company, financials),
  };
}

export function describeFigures({ value, currency }: CompanyOverview, financials: Financials): OpenFigures {
  const years = value?.averageYears ?? null;
  return {
    title: `Free cash flow, ${financials.reportedCurrency} billions`,
    bars: barsOf(financials),
    value:
      value === null || value.valuePerShare === null
        ? null
        : {
            amount: formatMoney(value.valuePerShare, currency),
            basis: years === null ? 'on the page’s first assumptions' : `on ${years}-year averages`,
          },
  };
}

function barsOf({ actual }: Financials): Bar[] {
  return actual.slice(-10).flatMap(({ year, freeCashFlow }) => {
    if (year === null || freeCashFlow === null) return [];
    return [
      { year: `FY${year}`, value: freeCashFlow, label: (freeCashFlow / 1e9).toFixed(1).replace('-', '−') },
    ];
  });
}

function formatMoney(value: number, currency: string): string {
  return currency === 'USD' ? `$${formatPrice(value)}` : `${formatPrice(value)} ${currency}`;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function formatDay(day: string): string {
  return days.format(new Date(day));
}

/** A name from a filing can't turn the line around. */
function printable(text: string): string {
  return [...text].filter(isPrintable).join('');
}
