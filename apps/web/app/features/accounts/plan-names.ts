import type { PlanKey } from '@tenfold/contract/rights';

export const planNames: Readonly<Record<PlanKey, string>> = { light: 'Light', investor: 'Investor' };
