import { isVatNumber } from './vat-number.ts';
import { vatRates } from './vat-rates.ts';

export interface Tax {
  /** `VAT 23%`, or `Reverse charge`. */
  readonly label: string;
  readonly amount: number;
}

/**
 * What is added to an amount before tax, rounded half up to the smallest unit. Only countries of `vat-rates.ts` are taxed.
 * A business with a VAT number owes it itself (Directive 2006/112/EC, article 196). Null: not taxed, or no country known.
 *
 * 1200 in Ireland: VAT 23%, 276.
 */
export function taxOf(amount: number, country: string, vatNumber: string): Tax | null {
  const rate = vatRates[country];
  if (rate === undefined) return null;
  if (isVatNumber(country, vatNumber)) return { label: 'Reverse charge', amount: 0 };
  return { label: `VAT ${rate / 100}%`, amount: Math.floor((amount * rate + 5_000) / 10_000) };
}
