import type { CompanyOverview, OverviewValue } from '@tenfold/contract/company';

/** For companies whose profile names no sector. */
export const otherSector = 'Other';

interface RatioCell {
  readonly value: number | null;
  readonly why: string | null;
}

/** A company as the list shows it. */
export interface CompanyRow {
  readonly symbol: string;
  readonly name: string;
  readonly fullName: string;
  readonly sector: string | null;
  readonly currency: string;
  readonly price: number | null;
  readonly tradedAt: string | null;
  /** `replay` is a simulated price. */
  readonly priceKind: 'close' | 'trade' | 'replay' | null;
  readonly change: number | null;
  /** The change is against, or of, a simulated price. */
  readonly simulated: boolean;
  readonly pe: RatioCell;
  readonly fcfYield: RatioCell;
  readonly marketCap: RatioCell;
  readonly ratiosAsOf: string | null;
  readonly filing: CompanyOverview['newestFiling'];
  /** Null where it is withheld. */
  readonly value: ValueCell | null;
}

export interface ValueCell {
  readonly perShare: number | null;
  /** Value / price - 1. */
  readonly against: number | null;
  /** The method, or why there is no value. */
  readonly label: string;
}

export interface ValueLabels {
  method(value: Pick<OverviewValue, 'method' | 'averageYears'>): string;
  reason(why: NonNullable<OverviewValue['why']>, detail: OverviewValue['detail']): string;
  missing(why: string | undefined): string;
}

export function toCompanyRow(company: CompanyOverview, labels: ValueLabels): CompanyRow {
  const ratio = (key: 'priceEarningsRatioLtm' | 'freeCashFlowYield' | 'marketCap'): RatioCell => ({
    value: company[key],
    why: company[key] === null ? labels.missing(company.why[key]) : null,
  });
  return {
    symbol: company.symbol,
    name: company.shortName,
    fullName: company.name,
    sector: company.sector,
    currency: company.currency,
    price: company.stockPrice,
    tradedAt: company.lastTradeTime,
    priceKind: company.quote?.kind ?? null,
    change: company.stockPriceChange,
    simulated: company.quote?.simulated ?? false,
    pe: ratio('priceEarningsRatioLtm'),
    fcfYield: ratio('freeCashFlowYield'),
    marketCap: ratio('marketCap'),
    ratiosAsOf: company.ratiosAsOf,
    filing: company.newestFiling,
    value: company.valueVisible ? valueCell(company, labels) : null,
  };
}

function valueCell({ value, stockPrice }: CompanyOverview, labels: ValueLabels): ValueCell {
  if (value === null) return { perShare: null, against: null, label: labels.reason('no_history', {}) };
  const { valuePerShare: perShare, valueAgainstPrice: against, why, detail } = value;
  if (why !== null) return { perShare, against, label: labels.reason(why, detail) };
  return { perShare, against, label: stockPrice === null ? 'no price' : labels.method(value) };
}
