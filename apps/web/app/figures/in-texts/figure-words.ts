import type { TextFigure } from '@tenfold/contract/financials';
import { printNumber } from '@tenfold/domain/figure-lookup';

type Measured = Pick<TextFigure, 'unit' | 'currency'>;

/** Prints it the way a sentence does: `$391.0 billion`, `26.9%`. */
export function figureInText(value: number, { unit, currency }: Measured): string {
  return printNumber(value, unit, currency);
}

/** In full: `391,035,000,000 USD`. */
export function exactly(value: number, { unit, currency }: Measured): string {
  if (unit === 'percent') return `${(value * 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}%`;
  const number = value.toLocaleString('en-US', { maximumFractionDigits: 4 });
  const measure = { money: currency, perShare: `${currency} a share`, shares: 'shares', ratio: null }[unit];
  return measure === null ? number : `${number} ${measure}`;
}

/** `Apple revenue, fiscal 2024`. */
export function figureName({
  company,
  label,
  period,
}: Pick<TextFigure, 'company' | 'label' | 'period'>): string {
  return `${company} ${label}, ${period === 'LTM' ? 'last twelve months' : period.replace('FY', 'fiscal ')}`;
}
