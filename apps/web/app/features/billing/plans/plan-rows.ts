import type { Plans } from '@tenfold/contract/billing';
import { type Tier, tiers } from '@tenfold/contract/policy/rights';
import { type PlanLine, planLines } from './plan-lines.ts';

export type PlanCell = Pick<PlanLine, 'value' | 'has'>;

export interface PlanRow {
  readonly label: string;
  readonly cells: Readonly<Record<Tier, PlanCell>>;
}

/** What the lines of the plans say, one beside the other: companies first, then in the order of the lines. */
export function planRows({ visitor, plans }: Plans): PlanRow[] {
  const lines = byTier((tier) => new Map(planLines(tier).map((line) => [line.label, line])));
  const labels = new Set(tiers.flatMap((tier) => [...lines[tier].keys()]));
  const companiesOf = (tier: Tier) =>
    tier === 'visitor' ? visitor.companiesAMonth : plans.find(({ key }) => key === tier)?.companiesAMonth;
  return [
    { label: 'Company pages', cells: byTier((tier) => companiesCell(companiesOf(tier) ?? null)) },
    // A line that a plan doesn't say is part of another one that it has: the latest year, of ten years.
    ...[...labels].map((label) => ({
      label,
      cells: byTier((tier) => lines[tier].get(label) ?? { value: null, has: true }),
    })),
  ];
}

function companiesCell(aMonth: number | null): PlanCell {
  return { value: aMonth === null ? 'Unlimited' : `${aMonth} a month`, has: true };
}

function byTier<Value>(of: (tier: Tier) => Value): Record<Tier, Value> {
  return { visitor: of('visitor'), light: of('light'), investor: of('investor') };
}
