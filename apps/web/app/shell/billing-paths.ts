import type { PlanType } from '@tenfold/contract/policy/plans';

export const billingPath = '/billing';

export const billingDetailsPath = `${billingPath}/details`;

export const paymentMethodPath = `${billingPath}/payment-method`;

interface Wanted {
  readonly period: PlanType;
  readonly currency?: string;
  /** Where the person was, to go back to after paying. */
  readonly from?: string | null;
}

/** Where Investor is paid for, or changed to another period. */
export function subscribePath({ period, currency, from }: Wanted): string {
  const query = new URLSearchParams({ period });
  if (currency !== undefined) query.set('currency', currency);
  return withFrom(`${billingPath}/subscribe?${query}`, from);
}

/** The plans, from a page that asks for one. */
export function plansPath(from: string | null): string {
  return withFrom('/plans', from);
}

export const fromParameter = 'from';

function withFrom(path: string, from: string | null | undefined): string {
  if (from === null || from === undefined || from === '/') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [fromParameter]: from })}`;
}
