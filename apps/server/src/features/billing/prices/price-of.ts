import type { PlanType } from '@tenfold/contract/policy/plans';
import { InvalidRequest } from '../../../platform/http/index.ts';
import type { Payments } from '../payments.ts';
import type { Price } from '../provider/provider.ts';

interface PriceRequest {
  readonly planType: PlanType;
  readonly currency?: string | undefined;
}

/** @param fixed the currency of a plan that runs, which no wish changes */
export function priceOf(
  { prices }: Payments,
  { planType, currency }: PriceRequest,
  fixed: string | null,
): Price {
  const wanted = fixed ?? currency ?? prices[0]?.currency;
  const price = prices.find((each) => each.planType === planType && each.currency === wanted);
  if (price === undefined)
    throw new InvalidRequest(`Investor has no price in ${wanted}.`, { currency: 'Choose another' });
  return price;
}
