import type { PlanKey } from './rights.ts';

export interface Plan {
  readonly key: PlanKey;
  readonly name: string;
  readonly price: Price | null;
}

export interface Price {
  readonly amount: number;
  readonly currency: string;
  readonly per: 'month' | 'year';
}

export const planNames: Readonly<Record<PlanKey, string>> = { light: 'Light', investor: 'Investor' };

export const plans: readonly Plan[] = [
  { key: 'light', name: planNames.light, price: null },
  { key: 'investor', name: planNames.investor, price: { amount: 96, currency: 'USD', per: 'year' } },
];

export const paymentNote = 'Payments aren’t available yet.';

export const upgradePrompt =
  'Upgrade from Light to Investor to use Compare and open more company pages. Apple is available under Light.';
