import { vatCountries } from './vat-countries.ts';

export interface VatNumberHint {
  readonly adjective: string;
  readonly example: string;
}

/**
 * Whether a text has the form of a VAT number of this country, EU and GB; its check digits aren't tested, and nobody is
 * asked whether it exists. Spaces, dots, dashes and small letters are allowed. False for other countries.
 */
export function isVatNumber(country: string, text: string): boolean {
  const number = text.replace(/[\s.-]/g, '').toUpperCase();
  return vatCountries[country]?.format.test(number) ?? false;
}

/** For `Not a valid Irish VAT number. Example: IE1234567WA.` Null: no VAT there, or not here. */
export function vatNumberHint(country: string): VatNumberHint | null {
  const known = vatCountries[country];
  return known === undefined ? null : { adjective: known.adjective, example: known.example };
}
