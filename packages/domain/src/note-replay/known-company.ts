import type { IsoDate, Split } from '../facts/index.ts';
import type { MissingReason } from '../figures/index.ts';
import type { FindPayments } from '../market/index.ts';
import type { FairValueRange } from '../notes/index.ts';
import type { Close } from '../prices/index.ts';

/** A value, or the reason there is none. */
export interface KnownFigure {
  readonly value: number | null;
  readonly why: MissingReason | null;
}

export const knownFigures = ['revenue', 'earningsPerShare', 'freeCashFlow', 'netDebt'] as const;
export type KnownFigureKey = (typeof knownFigures)[number];

/** The last twelve months, by the newest reports of a moment. */
export interface TwelveMonths extends Readonly<Record<KnownFigureKey, KnownFigure>> {
  readonly currency: string;
  readonly periodEnd: IsoDate;
}

export interface PriceOfDay {
  readonly day: IsoDate;
  readonly price: number;
}

/** What is known of a company at one moment. */
export interface KnownCompany {
  /** The currency of price and model. */
  readonly currency: string;
  /** In the shares of its day. */
  readonly price: PriceOfDay | null;
  /** Figures and model value are in the shares after the splits up to this day. */
  readonly splitsUntil: IsoDate | null;
  readonly figures: TwelveMonths | null;
  readonly modelValue: number | null;
}

export interface CompanyToday extends KnownCompany {
  readonly priceIsSimulated: boolean;
  /** In the shares of the last of them. */
  readonly closes: readonly Close[];
  readonly splits: readonly Split[];
  /** Null where no dividends are on file. */
  readonly findPayments: FindPayments | null;
}

/** What a person typed of a company, in the shares of the day it was written. */
export interface TypedPrices {
  readonly day: IsoDate;
  readonly currency: string;
  readonly notePrice: number | null;
  readonly range: FairValueRange | null;
  readonly belowPrice: number | null;
}
