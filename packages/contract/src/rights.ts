import { openSymbol } from './open-company.ts';

/** The plans an account can be on. */
export const planKeys = ['light', 'investor'] as const;
export type PlanKey = (typeof planKeys)[number];

/** Who looks, as far as rights go: somebody who is not signed in, or the plan of who is. */
export const standings = ['visitor', ...planKeys] as const;
export type Standing = (typeof standings)[number];

export function standingOf(person: { readonly plan: PlanKey } | null): Standing {
  return person?.plan ?? 'visitor';
}

/** Of no company, of the open one alone, or of any. */
export type Extent = 'none' | 'open' | 'any';

/** What each may do, and of which companies. How many others a company may be compared with is in comparisons.ts. */
export const rights = {
  seeHistory: { visitor: 'open', light: 'any', investor: 'any' },
  compare: { visitor: 'open', light: 'any', investor: 'any' },
  addParameter: { visitor: 'open', light: 'any', investor: 'any' },
  calculateFairValue: { visitor: 'open', light: 'any', investor: 'any' },
  exportFinancials: { visitor: 'open', light: 'any', investor: 'any' },
  seeRowPage: { visitor: 'none', light: 'any', investor: 'any' },
  saveForecasts: { visitor: 'none', light: 'any', investor: 'any' },
  setPriceAlerts: { visitor: 'none', light: 'any', investor: 'any' },
  writeNotes: { visitor: 'none', light: 'any', investor: 'any' },
  keepLists: { visitor: 'none', light: 'any', investor: 'any' },
  commentOnCells: { visitor: 'none', light: 'any', investor: 'any' },
} as const satisfies Record<string, Record<Standing, Extent>>;

export type Capability = keyof typeof rights;

export function may(standing: Standing, capability: Capability, symbol: string): boolean {
  const extent: Extent = rights[capability][standing];
  return extent === 'any' || (extent === 'open' && symbol === openSymbol);
}
