import { minorDigits } from './minor-digits.ts';

/** An amount in the smallest unit as people write it: 11021 USD is `$110.21`; below zero with a minus sign. */
export function formatMoney(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const text = money.format(Math.abs(amount) / 10 ** digits);
  return amount < 0 ? `−${text}` : text;
}
