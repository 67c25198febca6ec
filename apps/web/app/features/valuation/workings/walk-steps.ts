import type { MethodFigure, MethodFigureKey, MethodValue } from '@tenfold/domain/valuation';
import { figureNames } from '../labels/figure-names.ts';

export type Sign = 'plus' | 'less' | 'equals' | 'times' | 'dividedBy';

export interface WalkStep extends MethodFigure {
  readonly name: string;
  /** null for a figure that only supports the next ones. */
  readonly sign: Sign | null;
}

export function walkSteps(value: MethodValue): WalkStep[] {
  const { walk, years, cashFlow } = value;
  const first = years[0]?.year;
  const last = years.at(-2)?.year;
  const ofYears = cashFlow === null ? 'PV' : 'PV of free cash flow';
  return walk.flatMap((figure, at): WalkStep[] => {
    const name =
      figure.key === 'presentValueOfYears' ? `${ofYears}, ${first} – ${last}` : figureNames[figure.key];
    const sign = at === 0 ? null : signOf(figure.key, walk[at - 1]?.key);
    const step = { ...figure, name, sign };
    return figure.key === 'equityValue' && walk[at - 1]?.key === 'normalEarnings'
      ? [dividedByReturn(value), step]
      : [step];
  });
}

/** A perpetuity: earnings divided by the required return. */
function dividedByReturn({ requiredReturn }: MethodValue): WalkStep {
  const name = figureNames.requiredReturn;
  return { key: 'requiredReturn', value: requiredReturn, unit: 'percent', name, sign: 'dividedBy' };
}

function signOf(key: MethodFigureKey, before: MethodFigureKey | undefined): Sign | null {
  // Excess returns add to book value; otherwise the sum starts with the years.
  if (key === 'presentValueOfYears') return before === 'commonBook' ? 'plus' : null;
  return signs[key] ?? null;
}

const signs: Readonly<Partial<Record<MethodFigureKey, Sign>>> = {
  presentValueOfTerminal: 'plus',
  enterpriseValue: 'equals',
  netDebt: 'less',
  preferredStock: 'less',
  minorityInterest: 'less',
  equityValue: 'equals',
  sharesOutstanding: 'dividedBy',
  adrRatio: 'times',
  currencyRate: 'dividedBy',
  valuePerShare: 'equals',
  depreciation: 'plus',
  propertyGains: 'less',
  impairment: 'plus',
  fundsFromOperations: 'equals',
  maintenance: 'less',
  affo: 'equals',
  affoPerShare: 'equals',
  terminalEarningsPerShare: 'equals',
  meanMargin: 'times',
  normalEarnings: 'equals',
};
