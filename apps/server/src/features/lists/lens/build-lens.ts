import type { Lens, LensCompany } from '@tenfold/contract/lists';
import type { LensPeriod } from '@tenfold/domain/lens';
import type { CompaniesNow } from '../../company/index.ts';
import type { PreparedLens } from '../../valuation/index.ts';
import type { ListedEntry } from '../readable/list-content.ts';
import { type LensExtent, openFigures } from './open-figures.ts';

export interface LensParts {
  readonly period: LensPeriod;
  readonly entries: readonly ListedEntry[];
  readonly lenses: ReadonlyMap<string, PreparedLens | null>;
  readonly companies: CompaniesNow;
  /** Companies whose page shows the caller its history. */
  readonly visible: ReadonlySet<string>;
  /** And those whose page shows at least the latest year. */
  readonly latestYear: ReadonlySet<string>;
}

export function buildLens({ period, entries, lenses, companies, visible, latestYear }: LensParts): Lens {
  const extentOf = (symbol: string): LensExtent =>
    visible.has(symbol) ? 'all' : latestYear.has(symbol) ? 'latest_year' : 'ratios';
  return {
    period,
    companies: entries.map((entry): LensCompany => {
      const { symbol, name, shortName, currency, isListed } = entry;
      const overview = isListed ? companies.find(symbol, false) : null;
      const lens = isListed ? (lenses.get(symbol) ?? null) : null;
      return {
        symbol,
        name,
        shortName,
        currency,
        ...(overview === null ? withoutPrice : pricesOf(overview)),
        ...figuresOf(lens, period, extentOf(symbol)),
      };
    }),
  };
}

type LensPrices = Pick<
  LensCompany,
  'stockPrice' | 'stockPriceChange' | 'lastTradeTime' | 'latestUpdate' | 'quote'
>;

const withoutPrice: LensPrices = {
  stockPrice: null,
  stockPriceChange: null,
  lastTradeTime: null,
  latestUpdate: null,
  quote: null,
};

function pricesOf({
  stockPrice,
  stockPriceChange,
  lastTradeTime,
  latestUpdate,
  quote,
}: LensPrices): LensPrices {
  return { stockPrice, stockPriceChange, lastTradeTime, latestUpdate, quote };
}

function figuresOf(lens: PreparedLens | null, period: LensPeriod, extent: LensExtent) {
  const { figures, why, years, priceLine, earningsBars } = shownOf(lens, period, extent);
  return {
    hasFigures: lens !== null,
    reportedCurrency: lens?.reportedCurrency ?? null,
    yearEnd: lens?.yearEnd ?? null,
    ratiosAsOf: lens?.ratiosAsOf ?? null,
    historyVisible: extent === 'all',
    figures,
    why,
    years,
    priceLine: [...priceLine],
    earningsBars: [...earningsBars],
  };
}

const noCharts = { priceLine: [], earningsBars: [] };

function shownOf(lens: PreparedLens | null, period: LensPeriod, extent: LensExtent) {
  if (lens === null) return { figures: {}, why: {}, years: {}, ...noCharts };
  const { today, periods } = lens;
  const over = periods[period];
  const all = {
    figures: { ...today.figures, ...over.figures },
    why: { ...today.why, ...over.why },
    years: { ...today.years, ...over.years },
  };
  if (extent !== 'all') return { ...openFigures(all, period, extent), ...noCharts };
  return { ...all, priceLine: over.priceLine, earningsBars: over.earningsBars };
}
