export type PlanPeriodName = 'month' | 'year';

const months: Readonly<Record<PlanPeriodName, number>> = { month: 1, year: 12 };

/**
 * The moment n calendar months or years after the first payment, in UTC. In a month without that day it is the last one,
 * and the day comes back in the next: 31 January, 28 February, 31 March.
 */
export function addPeriods(anchor: Date, planType: PlanPeriodName, n: number): Date {
  const first = new Date(anchor);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + n * months[planType]);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return first;
}
