import type { Money } from '@tenfold/contract/billing';
import { formatMoney } from '@tenfold/domain/billing';

/** 11021 USD is `$110.21`. */
export function formatSum({ amount, currency }: Money): string {
  return formatMoney(amount, currency);
}

/** Without decimals where they are zeros: 9600 USD is `$96`. */
export function formatShortSum(sum: Money): string {
  return formatSum(sum).replace(/\.0+$/, '');
}
