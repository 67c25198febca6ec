import { limits } from '@tenfold/contract/policy/limits';
import { openComparisons, openSymbol } from '@tenfold/contract/policy/open-company';
import { type PlanPermission, rights, type Scope, type Tier } from '@tenfold/contract/policy/rights';

export interface PlanLine {
  readonly label: string;
  readonly value: string | null;
  readonly has: boolean;
}

/** In this order. `addParameter` is part of seeing the history: the rows and indicators of a page are its own. */
export const labels: Readonly<Record<Exclude<PlanPermission, 'compare' | 'addParameter'>, string>> = {
  seeHistory: 'Ten years of figures, quarters and charts',
  calculateFairValue: 'Fair value on your assumptions',
  exportFinancials: 'Export to a spreadsheet',
  seeRowPage: 'A page for each line item',
  saveForecasts: 'Forecasts of your own, shared by link',
  setPriceAlerts: 'Price alerts',
  writeNotes: 'Notes that keep the price of the day',
  keepLists: 'Lists of your own, shared by link',
  commentOnCells: 'Comments on single figures',
  contestFigures: 'Contest a figure; an editor answers',
  takePartInQuestions: 'Questions and answers about businesses',
};

const scopeLabels: Readonly<Record<Scope, string | null>> = {
  none: null,
  open: 'Apple only',
  any: null,
};

/** What a tier may do, by the table of rights and the limits that the server keeps. */
export function planLines(tier: Tier): PlanLine[] {
  const lines = Object.entries(labels).map(([permission, label]) => {
    const scope: Scope = rights[permission as PlanPermission][tier];
    const limit =
      permission === 'setPriceAlerts' && tier !== 'visitor' ? `up to ${limits.priceAlerts[tier]}` : null;
    return { label, value: limit ?? scopeLabels[scope], has: scope !== 'none' };
  });
  return [
    // Part of ten years where those are seen.
    ...(rights.seeHistory[tier] === 'any' ? [] : [{ label: 'Latest reported year', value: null, has: true }]),
    { label: 'Compare', value: compareWords(tier), has: true },
    ...lines,
  ];
}

/** Where a plan has more than the one before it; the rest is the same. */
export function addedLines(tier: Tier, before: Tier): PlanLine[] {
  const known = new Map(planLines(before).map((line) => [line.label, line]));
  return planLines(tier).filter(({ label, value, has }) => {
    const same = known.get(label);
    return value !== same?.value || has !== same.has;
  });
}

function compareWords(tier: Tier): string {
  if (tier === 'visitor') return `${openSymbol} with ${openComparisons.join(' and ')}`;
  const count = limits.comparedCompanies[tier];
  return count === 1 ? `one company, plus ${openSymbol}` : `up to ${count} companies`;
}
