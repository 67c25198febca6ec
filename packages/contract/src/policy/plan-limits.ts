import { comparisonLimits } from './comparisons.ts';
import type { PlanKey } from './rights.ts';

/** How much of something a plan has, where plans differ: refusals and the plans page read it here. */
export const planLimits = {
  priceAlerts: { light: 20, investor: 500 },
  /** Companies of choice beside another; open ones don't count. */
  comparedCompanies: comparisonLimits,
} as const satisfies Record<string, Readonly<Record<PlanKey, number>>>;
