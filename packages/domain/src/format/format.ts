import type { RowUnit } from '../rows/index.ts';

/** What stands where there is no value; the reason is shown beside it. */
export const missingMark = '–';

/** What stands for a true zero. A value that only rounds to zero shows as 0, 0.00 or 0.0%. */
export const zeroMark = '-';

/**
 * A value as its row prints it: millions and shares divided by 1,000,000 and rounded, per-share
 * figures and ratios with 2 decimals, percent with 1; negatives in parentheses, zero '-', missing '–'.
 *
 * Example: 391035000000 in millions is `391,035`; -0.028 in percent is `(2.8%)`.
 */
export function formatCell(value: number | null, unit: RowUnit): string {
  switch (unit) {
    case 'millions':
    case 'shares':
      return formatMillions(value);
    case 'percent':
      return formatPercent(value);
    case 'ratio':
      return formatRatio(value);
    case 'perShare':
      return formatPerShare(value);
  }
}

/** Money or shares in units, shown in millions. Example: 2830000000 is `2,830`. */
export function formatMillions(value: number | null): string {
  return formatNumber(value, 1e-6, 0, '');
}

/** A fraction, shown in percent. Example: 0.0847 is `8.5%`; with two decimals `8.47%`. */
export function formatPercent(value: number | null, decimals = 1): string {
  return formatNumber(value, 100, decimals, '%');
}

/**
 * A change or a comparison, which has a sign where filed figures have parentheses. What rounds to zero has none.
 *
 * Example: -0.0046 with two decimals is `−0.46%`, 0.1 is `+10.0%`, 0.0004 is `0.0%`.
 */
export function formatChange(value: number | null, decimals = 1): string {
  return signed(value, roundedPercent(value, decimals));
}

/** Like `formatChange`, in the unit of a row: `+1,200`, `−0.21`. */
export function formatDifference(value: number | null, unit: RowUnit): string {
  return signed(value, formatCell(value === null ? null : Math.abs(value), unit));
}

function roundedPercent(value: number | null, decimals: number): string {
  return value === 0
    ? `${(0).toFixed(decimals)}%`
    : formatPercent(value === null ? null : Math.abs(value), decimals);
}

function signed(value: number | null, size: string): string {
  if (value === null || !/[1-9]/.test(size)) return size;
  return (value < 0 ? '−' : '+') + size;
}

/** An index whose start is 100. Example: 110.4 is `110`. */
export function formatPoints(value: number | null): string {
  return formatNumber(value, 1, 0, '');
}

/** Example: 36.372 is `36.37`. */
export function formatRatio(value: number | null): string {
  return formatNumber(value, 1, 2, '');
}

/** Example: -1.5 is `(1.50)`. */
export function formatPerShare(value: number | null): string {
  return formatNumber(value, 1, 2, '');
}

/** Example: 1234.5 is `1,234.50`. Below a cent as many decimals as two digits need: 0.0042 is `0.0042`. */
export function formatPrice(value: number | null): string {
  return formatNumber(value, 1, priceDecimals(Math.abs(value ?? 0)), '');
}

const mostPriceDecimals = 10;

function priceDecimals(size: number): number {
  // What rounds to a whole cent is one.
  if (size === 0 || size >= 0.00995) return 2;
  return Math.min(1 - Math.floor(Math.log10(size)), mostPriceDecimals);
}

// Written out instead of Intl.NumberFormat: the same text in every browser and locale, and a table has a thousand cells.
function formatNumber(value: number | null, scale: number, decimals: number, suffix: string): string {
  if (value === null || !Number.isFinite(value)) return missingMark;
  if (value === 0) return zeroMark;
  const text = roundedText(Math.abs(value) * scale, decimals);
  const isNegative = value < 0 && /[1-9]/.test(text);
  return isNegative ? `(${text}${suffix})` : `${text}${suffix}`;
}

// 7.85 is stored as 7.8499999999999996: a hair is added so that a half rounds up as a reader does it on paper.
const hair = 1 + 4 * Number.EPSILON;

function roundedText(size: number, decimals: number): string {
  const power = 10 ** decimals;
  const text = (Math.round(size * power * hair) / power).toFixed(decimals);
  const wholeDigits = decimals === 0 ? text.length : text.length - decimals - 1;
  return grouped(text.slice(0, wholeDigits)) + text.slice(wholeDigits);
}

function grouped(digits: string): string {
  let text = digits;
  for (let at = digits.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`;
  return text;
}
