import type { KnownThen } from '@tenfold/contract/notes';
import type { IsoDate } from '@tenfold/domain/facts';
import type { KnownCompany } from '@tenfold/domain/note-replay';

/** What was known of a company, as it is sealed: who reads it may see less. */
export interface Known extends Omit<KnownThen, 'symbol' | 'figuresVisible'> {
  /** Figures and model value are in the shares after the splits up to this day. */
  readonly splitsUntil: IsoDate | null;
}

export type KnownBySymbol = Readonly<Record<string, Known>>;

export function companyOf(known: Known, isVisible: boolean): KnownCompany {
  const { currency, price, priceTime, splitsUntil, figures, model } = known;
  return {
    currency,
    splitsUntil,
    // In New York's offset: its first ten characters are the trading day.
    price: price === null || priceTime === null ? null : { day: priceTime.slice(0, 10), price },
    figures: isVisible ? figures : null,
    modelValue: isVisible ? (model?.valuePerShare ?? null) : null,
  };
}
