import { type PlanType, planNames } from '@tenfold/contract/policy/plans';

export const perLabels: Readonly<Record<PlanType, string>> = { month: 'a month', year: 'a year' };

export const planTypeLabels: Readonly<Record<PlanType, string>> = { month: 'Monthly', year: 'Yearly' };

/** `Investor, yearly` */
export function planLabel(planType: PlanType): string {
  return `${planNames.investor}, ${planTypeLabels[planType].toLowerCase()}`;
}

export function otherPlanType(planType: PlanType): PlanType {
  return planType === 'year' ? 'month' : 'year';
}
