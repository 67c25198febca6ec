import type { PlanKey } from './rights.ts';

export interface Plan {
  readonly key: PlanKey;
  readonly name: string;
  /** Null: free. */
  readonly price: Price | null;
}

export interface Price {
  /** In units of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly per: 'month' | 'year';
}

export const planNames: Readonly<Record<PlanKey, string>> = { light: 'Light', investor: 'Investor' };

/** The plans, cheapest first. The price is a sample. */
export const plans: readonly Plan[] = [
  { key: 'light', name: planNames.light, price: null },
  { key: 'investor', name: planNames.investor, price: { amount: 96, currency: 'USD', per: 'year' } },
];

/** Beside every offer of Investor, until it can be paid for. */
export const paymentNote = 'Payments aren’t available yet.';

/** What a signed-in person is told where the Light plan ends. */
export const upgradePrompt =
  'Upgrade from Light to Investor to use Compare and open more company pages. Apple is available under Light.';
