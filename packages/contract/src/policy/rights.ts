import { openSymbol } from './open-company.ts';

export const planKeys = ['light', 'investor'] as const;
export type PlanKey = (typeof planKeys)[number];

export const tiers = ['visitor', ...planKeys] as const;
export type Tier = (typeof tiers)[number];

export function tierOf(person: { readonly plan: PlanKey } | null): Tier {
  return person?.plan ?? 'visitor';
}

export type Scope = 'none' | 'open' | 'any';

/** Derived from the history, most of it in the browser, so it can only be granted together with it. */
const withHistory = { visitor: 'open', light: 'any', investor: 'any' } as const;
const withAccount = { visitor: 'none', light: 'any', investor: 'any' } as const;

/** Includes permissions of features to come. */
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
