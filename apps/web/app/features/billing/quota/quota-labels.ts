import type { Quota } from '@tenfold/contract/billing';

export interface QuotaLabels {
  /** `4 of 5 companies this month` */
  readonly used: string;
  /** Set when few are left: the day until which viewed companies stay open. */
  readonly openUntil: string | null;
  readonly usedUp: string;
}

const few = 2;

export function quotaLabels(quota: Quota): QuotaLabels {
  const used = usedLabel(quota);
  const day = resetDay(quota);
  const isRunningOut = quota.remaining !== null && quota.remaining <= few;
  return {
    used,
    openUntil: isRunningOut ? day : null,
    usedUp: `You’ve opened ${used}. Your limit resets on ${day}. Apple is always open.`,
  };
}

export function usedLabel({ used, limit }: Pick<Quota, 'used' | 'limit'>): string {
  if (limit === null) return 'Unlimited companies';
  return `${used} of ${counted(limit)} this month`;
}

/** @param lightLimit companies a month of a Light account; null if it wasn't requested */
export function signUpOffer(lightLimit: number | null): string {
  const companies = lightLimit === null ? 'more companies' : `${counted(lightLimit)} a month`;
  return `Sign up to open ${companies}. A Light account is free, and Apple is open to everyone.`;
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `September 1` */
export function resetDay({ resetsAt }: Pick<Quota, 'resetsAt'>): string {
  return monthAndDay.format(new Date(resetsAt));
}

/** `5 companies a month`, of a plan or of who has none. */
export function companyLimitLabel(companiesAMonth: number | null): string {
  if (companiesAMonth === null) return 'Unlimited company pages';
  return `${counted(companiesAMonth)} a month; Apple doesn’t count`;
}

function counted(companies: number): string {
  return `${companies} ${companies === 1 ? 'company' : 'companies'}`;
}
