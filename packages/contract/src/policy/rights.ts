import { openSymbol } from './open-company.ts';

/** The plans an account can be on. */
export const planKeys = ['light', 'investor'] as const;
export type PlanKey = (typeof planKeys)[number];

/** Who looks, as far as rights go: somebody who is not signed in, or the plan of who is. */
export const tiers = ['visitor', ...planKeys] as const;
export type Tier = (typeof tiers)[number];

export function tierOf(person: { readonly plan: PlanKey } | null): Tier {
  return person?.plan ?? 'visitor';
}

/** Of no company, of the open one alone, or of any. */
export type Scope = 'none' | 'open' | 'any';

/** What is made of the history, most of it in the browser: it can be granted or kept back with the history alone. */
const withHistory = { visitor: 'open', light: 'any', investor: 'any' } as const;
const withAccount = { visitor: 'none', light: 'any', investor: 'any' } as const;

/**
 * What each may do, and of which companies. How many others a company may be compared with is in comparisons.ts. What is
 * still to be built has its row already: it asks when it comes.
 */
export const rights = {
  seeHistory: withHistory,
  addParameter: withHistory,
  calculateFairValue: withHistory,
  exportFinancials: withHistory,
  compare: { visitor: 'open', light: 'any', investor: 'any' },
  seeRowPage: withAccount,
  saveForecasts: withAccount,
  setPriceAlerts: withAccount,
  writeNotes: withAccount,
  keepLists: withAccount,
  commentOnCells: withAccount,
} as const satisfies Record<string, Record<Tier, Scope>>;

export type Permission = keyof typeof rights;

export function can(tier: Tier, permission: Permission, symbol: string): boolean {
  const scope: Scope = rights[permission][tier];
  return scope === 'any' || (scope === 'open' && symbol === openSymbol);
}
