import { vatCountries } from './vat-countries.ts';
import { isVatNumber } from './vat-number.ts';

export interface Tax {
  /** `VAT 23%`, or `Reverse charge`. */
  readonly label: string;
  readonly amount: number;
}

/** Standard rates of VAT by ISO 3166, in basis points: 2300 is 23 %. No other country is taxed. */
export const taxRates: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(vatCountries).map(([country, { basisPoints }]) => [country, basisPoints]),
);

/**
 * What is added to an amount before tax, rounded half up to the smallest unit. A business with a VAT number owes it itself
 * (Directive 2006/112/EC, article 196). Null: not taxed, or no country known.
 *
 * 1200 in Ireland: VAT 23%, 276.
 */
export function taxOf(amount: number, country: string, vatNumber: string): Tax | null {
  const rate = taxRates[country];
  if (rate === undefined) return null;
  if (isVatNumber(country, vatNumber)) return { label: 'Reverse charge', amount: 0 };
  return { label: `VAT ${rate / 100}%`, amount: Math.floor((amount * rate + 5_000) / 10_000) };
}
