import type { Lens, LensCompany } from '@tenfold/contract/lists';
import type { FiledLensKey, LensPeriod } from '@tenfold/domain/lens';
import type { CompaniesNow } from '../../company/index.ts';
import type { PreparedLens, PreparedLensFigures } from '../../valuation/index.ts';
import type { ListedEntry } from '../reading/list-content.ts';

export interface LensParts {
  readonly period: LensPeriod;
  readonly entries: readonly ListedEntry[];
  readonly lenses: ReadonlyMap<string, PreparedLens | null>;
  readonly companies: CompaniesNow;
  /** Companies whose page shows the caller its history. */
  readonly visible: ReadonlySet<string>;
}

export function buildLens({ period, entries, lenses, companies, visible }: LensParts): Lens {
  return {
    period,
    companies: entries.map((entry): LensCompany => {
      const { symbol, name, shortName, currency, isListed } = entry;
      const overview = isListed ? companies.find(symbol, false) : null;
      const lens = isListed ? (lenses.get(symbol) ?? null) : null;
      return {
        ...{ symbol, name, shortName, currency },
        ...(overview === null ? withoutPrice : pricesOf(overview)),
        ...figuresOf(lens, period, visible.has(symbol)),
      };
    }),
  };
}

type Prices = Pick<
  LensCompany,
  'stockPrice' | 'stockPriceChange' | 'lastTradeTime' | 'latestUpdate' | 'quote'
>;

const withoutPrice: Prices = {
  stockPrice: null,
  stockPriceChange: null,
  lastTradeTime: null,
  latestUpdate: null,
  quote: null,
};

function pricesOf({ stockPrice, stockPriceChange, lastTradeTime, latestUpdate, quote }: Prices): Prices {
  return { stockPrice, stockPriceChange, lastTradeTime, latestUpdate, quote };
}

/** What the list of all companies and the card of ratios show to everybody. */
const openKeys: readonly string[] = [
  'marketCap',
  'priceEarningsRatioLtm',
  'priceBookRatio',
  'freeCashFlowYield',
  'dividendYield',
] satisfies FiledLensKey[];

function figuresOf(lens: PreparedLens | null, period: LensPeriod, historyVisible: boolean) {
  const { figures, why, years, priceLine, earningsBars } = shownOf(lens, period, historyVisible);
  return {
    hasFigures: lens !== null,
    reportedCurrency: lens?.reportedCurrency ?? null,
    yearEnd: lens?.yearEnd ?? null,
    ratiosAsOf: lens?.ratiosAsOf ?? null,
    historyVisible,
    ...{ figures, why, years },
    priceLine: [...priceLine],
    earningsBars: [...earningsBars],
  };
}

const noCharts = { priceLine: [], earningsBars: [] };

function shownOf(lens: PreparedLens | null, period: LensPeriod, historyVisible: boolean) {
  if (lens === null) return { figures: {}, why: {}, years: {}, ...noCharts };
  if (!historyVisible) return { ...open(lens.today), ...noCharts };
  const { today, periods } = lens;
  const over = periods[period];
  return {
    figures: { ...today.figures, ...over.figures },
    why: { ...today.why, ...over.why },
    years: { ...today.years, ...over.years },
    priceLine: over.priceLine,
    earningsBars: over.earningsBars,
  };
}

function open({ figures, why }: PreparedLensFigures): PreparedLensFigures {
  const pick = <Value>(of: Readonly<Partial<Record<FiledLensKey, Value>>>) =>
    Object.fromEntries(Object.entries(of).filter(([key]) => openKeys.includes(key)));
  return { figures: pick(figures), why: pick(why), years: {} };
}
