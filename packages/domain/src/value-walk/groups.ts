import type { OwnFigureKey } from '../forecast/index.ts';
import type { DriverRowKey, Drivers, LevelKey, ScalarKey, ValueForm } from '../value-state/index.ts';

/** What can move a value, in the order it is shown. */
export const walkGroups = [
  'time',
  'actuals',
  'bridge',
  'shares',
  'revenueChange',
  'percentageCfoOfRevenue',
  'capexChange',
  'freeCashFlowGrowthRate',
  'margin',
  'roe',
  'affoGrowth',
  'dividendGrowth',
  'payout',
  'requiredReturn',
  'terminalGrowth',
  'rates', // both, where one without the other would leave them less than a point apart
  'interest', // added back to free cash flow
  'currency',
  'ownFigures',
  'method', // the whole change: nothing else compares
  'reportedCurrency', // the same
] as const;
export type WalkGroup = (typeof walkGroups)[number];

/** Which group each number of two states belongs to. */
export interface Grouping {
  readonly level: (key: LevelKey) => WalkGroup;
  readonly scalar: (key: ScalarKey) => WalkGroup;
  readonly row: (key: DriverRowKey) => WalkGroup;
}

/**
 * A figure that either person's state has typed itself belongs to their own figures. Capital expenditures that follow
 * revenue in both states belong to its growth.
 */
export function groupingOf(
  from: Drivers,
  to: Drivers,
  own: ReadonlySet<OwnFigureKey>,
  jointRates: boolean,
): Grouping {
  const capexFollows = from.capexFollowsRevenue && to.capexFollowsRevenue;
  const isOwn = (key: string) => (own as ReadonlySet<string>).has(key);
  return {
    level: (key) => (isOwn(key) ? 'ownFigures' : levelGroup(key, from.form)),
    scalar: (key) => {
      const isOwnRate = key === 'latestCurrencyRate' && isOwn('currencyRate');
      return isOwn(key) || isOwnRate ? 'ownFigures' : scalarGroup(key, jointRates);
    },
    row: (key) => (key === 'capexChange' && capexFollows ? 'revenueChange' : key),
  };
}

function levelGroup(key: LevelKey, form: ValueForm): WalkGroup {
  return form === 'cashFlow' || key === 'revenue' ? 'actuals' : 'bridge';
}

function scalarGroup(key: ScalarKey, jointRates: boolean): WalkGroup {
  switch (key) {
    case 'netDebt':
    case 'preferredStock':
    case 'minorityInterest':
    case 'shareKept':
      return 'bridge';
    case 'sharesOutstanding':
    case 'adrRatio':
      return 'shares';
    case 'currencyRate':
    case 'latestCurrencyRate':
      return 'currency';
    case 'meanMargin':
      return 'margin';
    case 'requiredReturn':
    case 'terminalGrowth':
      return jointRates ? 'rates' : key;
    default:
      return key;
  }
}

const least = 0.01 - 1e-9;

/** Whether the new required return with the old terminal growth, or the other way round, leaves less than a point between them. */
export function needJointRates({ scalars: from }: Drivers, { scalars: to }: Drivers): boolean {
  const bothDiffer = from.requiredReturn !== to.requiredReturn && from.terminalGrowth !== to.terminalGrowth;
  const crossings = [to.requiredReturn - from.terminalGrowth, from.requiredReturn - to.terminalGrowth];
  return bothDiffer && crossings.some((distance) => distance < least);
}
