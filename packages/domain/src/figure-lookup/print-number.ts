import type { LookupUnit } from './lookup-line.ts';

/** A value as an answer states it: `$51.2 billion`, `46.9%`, `2.21`. Rounded as a person would, never in the figure itself. */
export function printNumber(value: number, unit: LookupUnit, currency: string | null): string {
  const sign = value < 0 ? '−' : '';
  const size = Math.abs(value);
  switch (unit) {
    case 'money':
      return `${sign}${currencySign(currency)}${largeNumber(size)}`;
    case 'perShare':
      return `${sign}${currencySign(currency)}${decimals(size, 2)}`;
    case 'shares':
      return `${sign}${largeNumber(size)}`;
    case 'percent':
      return `${sign}${decimals(size * 100, 1)}%`;
    case 'ratio':
      return `${sign}${decimals(size, 2)}`;
  }
}

function currencySign(currency: string | null): string {
  if (currency === 'USD') return '$';
  return currency === null ? '' : `${currency} `;
}

function largeNumber(size: number): string {
  if (size >= 999_500_000_000) return `${decimals(size / 1e12, 2)} trillion`;
  if (size >= 10_000_000_000) return `${decimals(size / 1e9, 1)} billion`;
  if (size >= 999_500_000) return `${decimals(size / 1e9, 2)} billion`;
  if (size >= 1_000_000) return `${decimals(size / 1e6, 0)} million`;
  return decimals(size, 0);
}

function decimals(size: number, digits: number): string {
  return size.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
