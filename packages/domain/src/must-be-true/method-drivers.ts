import { longRunGrowth, minPayout } from '../method-judgements/index.ts';
import type { Drivers } from '../value-state/index.ts';

/** What can be solved for, one at a time. */
export const solvableDrivers = [
  'revenueChange',
  'percentageCfoOfRevenue',
  'capexChange',
  'freeCashFlowGrowthRate',
  'meanMargin',
  'roe',
  'affoGrowth',
  'dividendGrowth',
  'payout',
  'requiredReturn',
  'terminalGrowth',
  'margin', // of forecasts: moves earnings, not free cash flow
  'sharesOutstandingChange', // the value is per share of today
] as const;
export type SolvableDriver = (typeof solvableDrivers)[number];

/** Where a driver's solutions are looked for; an open end is one that a linear driver may pass. */
export interface Bracket {
  readonly from: number;
  readonly to: number;
  readonly isLinear: boolean;
}

/** A hundredth of a point: what required return and terminal growth stay apart. */
const apart = 0.0001;

/**
 * The drivers of a form in the order they are shown, each with its bracket; null for one that doesn't enter.
 *
 * docs/methodology.md, "What must be true"
 */
export function driversToSolve(drivers: Drivers): [SolvableDriver, Bracket | null][] {
  const { requiredReturn, terminalGrowth } = drivers.scalars;
  return [
    ...ofForm(drivers),
    ['requiredReturn', { from: Math.max(terminalGrowth, 0) + apart, to: 1, isLinear: false }],
    ['terminalGrowth', { from: -0.2, to: requiredReturn - apart, isLinear: false }],
  ];
}

function ofForm({ form, rows, capexFollowsRevenue }: Drivers): [SolvableDriver, Bracket | null][] {
  switch (form) {
    case 'cashFlow': {
      const isGrown = rows.freeCashFlowGrowthRate.some((rate) => rate !== undefined);
      return [
        ['revenueChange', { from: -0.5, to: 1, isLinear: false }],
        ['percentageCfoOfRevenue', { from: 0, to: 1, isLinear: true }],
        ['capexChange', capexFollowsRevenue ? null : { from: -1, to: 1, isLinear: false }],
        ...(isGrown ? [['freeCashFlowGrowthRate', { from: -0.5, to: 1, isLinear: false }] as const] : []),
        ['margin', null],
        ['sharesOutstandingChange', null],
      ].map(([key, bracket]) => [key, bracket] as [SolvableDriver, Bracket | null]);
    }
    case 'excessReturns':
      return [['roe', { from: 0, to: 0.6, isLinear: false }]];
    case 'affo':
      return [
        ['affoGrowth', { from: -0.2, to: 0.15, isLinear: false }],
        ['payout', { from: 0, to: 1, isLinear: false }],
      ];
    case 'dividends':
      return [
        ['dividendGrowth', { from: -0.2, to: 0.15, isLinear: false }],
        ['payout', { from: minPayout, to: 1, isLinear: false }],
      ];
    case 'earningsPower':
      return [['meanMargin', { from: 0, to: 1, isLinear: true }]];
  }
}

export type BeyondReason =
  | 'above_growth_of_economy' // terminal growth, for ever
  | 'below_long_run_growth' // a required return below what an economy grows
  | 'more_than_all_revenue';

/** Solutions that are numbers but no business; they are shown and marked. */
export function beyondReason(driver: SolvableDriver, rate: number): BeyondReason | null {
  if (driver === 'terminalGrowth' && rate > longRunGrowth) return 'above_growth_of_economy';
  if (driver === 'requiredReturn' && rate < longRunGrowth) return 'below_long_run_growth';
  const isOfRevenue = driver === 'percentageCfoOfRevenue' || driver === 'meanMargin';
  return isOfRevenue && rate > 1 ? 'more_than_all_revenue' : null;
}
