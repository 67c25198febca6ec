import { maxCompared } from './comparisons.ts';
import { openComparisons, openSymbol } from './open-company.ts';
import type { Tier } from './rights.ts';

/** What a tier may compare a company with, in words: the screen and the refusal of the server agree. */
export function comparisonLimitLabel(tier: Tier, symbol: string): string {
  const samples = openComparisons.join(' and ');
  const open = symbol === openSymbol ? openComparisons.join(', ') : openSymbol;
  if (tier === 'visitor') return `Without an account, you can compare ${openSymbol} with ${samples}.`;
  if (tier === 'light') return `With Light, you can compare ${symbol} with ${open} and one more company.`;
  return `With Investor, you can compare up to ${maxCompared} companies.`;
}

export const comparisonUpgrade = `Upgrade to Investor to compare up to ${maxCompared}.`;
