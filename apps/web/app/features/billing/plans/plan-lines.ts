import { comparisonLimits } from '@tenfold/contract/policy/comparisons';
import { openComparisons, openSymbol } from '@tenfold/contract/policy/open-company';
import { type Permission, rights, type Scope, type Tier } from '@tenfold/contract/policy/rights';

export interface PlanLine {
  readonly label: string;
  readonly value: string | null;
  readonly has: boolean;
}

/** Only the rights the product has so far; a new feature adds its right here. */
const labels: Partial<Record<Permission, string>> = {
  seeHistory: 'Ten years of figures, quarters and charts',
  calculateFairValue: 'Fair value and forecasts',
  seeRowPage: 'A page for each line item',
};

const scopeLabels: Readonly<Record<Scope, string | null>> = {
  none: null,
  open: 'Apple only',
  any: 'all companies',
};

export function planLines(tier: Tier): PlanLine[] {
  const lines = Object.entries(labels).map(([permission, label]) => {
    const scope: Scope = rights[permission as Permission][tier];
    return { label, value: scopeLabels[scope], has: scope !== 'none' };
  });
  return [
    { label: 'Latest reported year', value: scopeLabels.any, has: true },
    ...lines,
    { label: 'Compare', value: compareWords(tier), has: true },
  ];
}

function compareWords(tier: Tier): string {
  if (tier === 'visitor') return `${openSymbol} with ${openComparisons.join(' and ')}`;
  const count = comparisonLimits[tier];
  return count === 1 ? `one company, plus ${openSymbol}` : `up to ${count} companies`;
}
