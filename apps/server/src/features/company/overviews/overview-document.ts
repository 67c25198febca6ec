import type { CompanyOverview, OverviewValue } from '@tenfold/contract/company';
import type { CarriedBase } from '@tenfold/domain/valuation';
import type { NewDocument } from '../../../platform/documents/index.ts';
import type { Listing } from '../listings/listing-store.ts';
import type { Prices } from '../prices/closing-prices.ts';

/** Raise the number whenever the same figures would make another document: older ones are then rebuilt. */
export const overviewDocument = 'overview.5';

type Ratios = Pick<
  CompanyOverview,
  'ratiosAsOf' | 'marketCap' | 'priceEarningsRatioLtm' | 'freeCashFlowYield' | 'why' | 'newestFiling'
>;

/** A company in the list as of its last close, and what its value needs to meet a later price. */
export interface PreparedOverview extends Ratios {
  readonly listing: Pick<
    CompanyOverview,
    'symbol' | 'name' | 'shortName' | 'exchange' | 'sector' | 'currency'
  >;
  readonly prices: Prices;
  /** Null without a full fiscal year. */
  readonly value: PreparedValue | null;
}

export type PreparedValue =
  | {
      readonly ok: true;
      readonly method: OverviewValue['method'];
      readonly averageYears: number | null;
      readonly valuePerShare: number;
      readonly valuationDate: string;
      readonly requiredReturn: number;
      readonly base: CarriedBase;
    }
  | ({ readonly ok: false } & Pick<OverviewValue, 'method' | 'detail'> & {
        readonly why: NonNullable<OverviewValue['why']>;
      });

export function toOverviewDocument(
  { symbol, name, shortName, exchange, currency, profile }: Listing,
  overview: Omit<PreparedOverview, 'listing'>,
): NewDocument {
  const listing = { symbol, name, shortName, exchange, currency, sector: profile.sector ?? null };
  return {
    kind: overviewDocument,
    body: JSON.stringify({ listing, ...overview } satisfies PreparedOverview),
  };
}
