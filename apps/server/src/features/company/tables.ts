import type { FilingFetchRefusal } from '@tenfold/contract/company';
import type { Generated, JSONColumnType } from 'kysely';

/** `YYYY-MM-DD`. */
type Day = string;

export type CompanyTables = {
  company: {
    cik: number;
    name: string;
    fiscal_year_end: string | null;
    sic: string | null;
    sic_description: string | null;
    reported_currency: string | null;
    profile: JSONColumnType<CompanyProfile>;
    updated_at: Generated<Date>;
  };
  listing: {
    symbol: string;
    cik: number;
    name: string;
    short_name: string;
    exchange: string | null;
    currency: Generated<string>;
    adr_ratio: Generated<number | null>;
    rank: Generated<number>;
  };
  filing_fetch: {
    cik: number;
    symbol: string;
    state: FetchStep | 'ready' | 'refused';
    refusal: FilingFetchRefusal | null;
    requested_at: Date;
    updated_at: Date;
  };
  chief_executive: { cik: number; full_name: string; start_year: number; end_year: number | null };
  close_price: { symbol: string; day: Day; close: number; simulated: Generated<boolean>; source: string };
  dividend: { symbol: string; ex_date: Day; amount: number; source: string };
  split: { symbol: string; effective: Day; ratio: number; source: string };
  estimate: { symbol: string; as_of: Day; source: string; figures: JSONColumnType<EstimateFigures> };
};

/** In this order. */
export type FetchStep = 'queued' | 'fetching' | 'reading' | 'calculating' | 'pricing';

/** Unknown keys are left out or null. */
export interface CompanyProfile {
  readonly sector?: string | null;
  readonly industry?: string | null;
  readonly websiteUrl?: string | null;
  readonly employees?: number | null;
  readonly headquartersLocation?: string | null;
  readonly mainMarkets?: string | null;
  /** Text as written, e.g. `1 April 1976`, or a year alone. */
  readonly founded?: string | null;
  readonly foundingYear?: number | null;
  readonly summary?: string | null;
  readonly logo?: string | null;
  readonly keywords?: string | null;
  readonly socialMediaUrls?: readonly string[] | null;
  readonly metaTitle?: string | null;
  readonly metaDescription?: string | null;
  readonly seoContent?: string | null;
  readonly keyFacts?: string | null;
  readonly investorInterestReason?: string | null;
}

/** What was known on the day of the answer, per-share figures on that day's split basis. */
export interface EstimatedFigures {
  readonly revenue: number | null;
  readonly eps: number | null;
}

export interface EstimateFigures {
  /** The currency of the money below; null: the trading currency. */
  readonly currency?: string | null;
  readonly annual: readonly {
    readonly periodEnd: Day;
    readonly revenue: number | null;
    readonly eps: number | null;
    readonly analysts: number | null;
    /** The lowest and the highest estimate; absent where the source has none. */
    readonly low?: EstimatedFigures;
    readonly high?: EstimatedFigures;
  }[];
  readonly epsHistory: readonly {
    readonly quarterEnd: Day;
    readonly actual: number;
    readonly estimate: number;
  }[];
  readonly ratings: readonly { readonly firm: string; readonly date: Day; readonly to: string }[];
  readonly meanTarget?: number | null;
  readonly nextDate: Day | null;
}
