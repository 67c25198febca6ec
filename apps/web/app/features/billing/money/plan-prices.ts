import type { Money, PlanPrice } from '@tenfold/contract/billing';
import type { PlanType } from '@tenfold/contract/policy/plans';

/** In the order of the offer: the first is the usual one. */
export function currenciesOf(prices: readonly PlanPrice[]): readonly string[] {
  return [...new Set(prices.map(({ currency }) => currency))];
}

/** Null: not for sale so. */
export function findPrice(
  prices: readonly PlanPrice[],
  planType: PlanType,
  currency: string,
): PlanPrice | null {
  return prices.find((price) => price.planType === planType && price.currency === currency) ?? null;
}

const monthsOf = { month: 1, year: 12 } as const;

/** What a month of it costs, rounded to the smallest unit: 8000 GBP a year are 667 a month. */
export function monthlyPrice({ amount, currency, planType }: PlanPrice): Money {
  return { amount: Math.round(amount / monthsOf[planType]), currency };
}

/** How much less a year costs than twelve months, in whole percent and never too many; null: not less. */
export function savedPercent(prices: readonly PlanPrice[], currency: string): number | null {
  const month = findPrice(prices, 'month', currency);
  const year = findPrice(prices, 'year', currency);
  if (month === null || year === null || month.amount <= 0) return null;
  const ofMonths = monthsOf.year * month.amount;
  const percent = Math.floor((100 * (ofMonths - year.amount)) / ofMonths);
  return percent > 0 ? percent : null;
}
