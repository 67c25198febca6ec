import type { PlanPrice } from '@tenfold/contract/billing';
import type { PlanType } from '@tenfold/contract/policy/plans';
import { formatShortSum } from '../money/format-sum.ts';
import { currenciesOf, findPrice, monthlyPrice } from '../money/plan-prices.ts';

export interface PlanPriceLabel {
  readonly amount: string;
  readonly per: string | null;
  /** How it is billed; null where it isn’t. */
  readonly note: string | null;
}

/** `Free`, or `$8 a month` with how it is billed. A plan that isn’t for sale so has the period that is. */
export function planPriceLabel(
  prices: readonly PlanPrice[],
  planType: PlanType = 'year',
  currency: string = currenciesOf(prices)[0] ?? '',
): PlanPriceLabel {
  const price = findPrice(prices, planType, currency) ?? prices[0];
  if (price === undefined) return { amount: 'Free', per: null, note: 'No card needed' };
  return { amount: formatShortSum(monthlyPrice(price)), per: 'a month', note: noteOf(price) };
}

function noteOf(price: PlanPrice): string {
  if (price.planType === 'month') return 'Billed monthly, tax added';
  return `${formatShortSum(price)} billed once a year, tax added`;
}
