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

/** The plans, cheapest first. The price is a sample: no payment is taken. */
export const plans: readonly Plan[] = [
  { key: 'light', name: 'Light', price: null },
  { key: 'investor', name: 'Investor', price: { amount: 96, currency: 'USD', per: 'year' } },
];
