import { missingMark } from '@tenfold/domain/format';
import { formatMoney } from '../../../figures/format-money.ts';

/** `+$13.11`, `−$11.02`; a dash where a line doesn't enter the value. */
export function worthLabel(cents: number | null, currency: string): string {
  if (cents === null) return missingMark;
  if (cents === 0) return currency === 'USD' ? '$0.00' : `0.00 ${currency}`;
  return `${cents > 0 ? '+' : '−'}${formatMoney(Math.abs(cents) / 100, currency)}`;
}

export function worthTone(cents: number | null): string | false {
  return cents !== null && cents !== 0 && (cents > 0 ? 'up' : 'down');
}
