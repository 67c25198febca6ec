import type { PlanType } from '@tenfold/contract/policy/plans';
import { withFrom } from '../platform/screens/return-to.ts';

export const billingPath = '/billing';

export const billingDetailsPath = `${billingPath}/details`;

export const paymentMethodPath = `${billingPath}/payment-method`;

interface CheckoutLink {
  readonly period: PlanType;
  readonly currency?: string;
  /** Where the person was, to go back to after paying. */
  readonly from?: string | null;
}

/** Where Investor is paid for, or changed to another period. */
export function subscribePath({ period, currency, from }: CheckoutLink): string {
  const query = new URLSearchParams({ period });
  if (currency !== undefined) query.set('currency', currency);
  return withFrom(`${billingPath}/subscribe?${query}`, from);
}
