/** Which plan an account has: by what was paid, refused, granted and disputed, and the time. */

export { type Coverage, coverageOf, graceDays, openFailures } from './coverage.ts';
export { type Entitlement, entitlementAt } from './entitlement.ts';
export type { Entry } from './entry.ts';
export { endReasons, type PlanEnd, planEndAt } from './plan-end.ts';
