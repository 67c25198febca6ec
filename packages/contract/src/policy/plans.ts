import type { PlanKey } from './rights.ts';

/** How long a payment lasts. */
export const planTypes = ['month', 'year'] as const;
export type PlanType = (typeof planTypes)[number];

export const planNames: Readonly<Record<PlanKey, string>> = { light: 'Light', investor: 'Investor' };

/** How long the plan stays after a renewal was first refused. */
export { graceDays } from '@tenfold/domain/entitlement';
/** After the first refusal, in days: when the payment is tried again. */
export const retryDays = [2, 5] as const;

export const upgradePrompt =
  'Upgrade from Light to Investor to use Compare and open more company pages. Apple is available under Light.';
