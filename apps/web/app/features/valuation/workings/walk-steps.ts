import type { MethodFigure, MethodFigureKey, MethodValue } from '@tenfold/domain/valuation';
import { figureNames } from '../labels/figure-names.ts';

export type Sign = 'plus' | 'less' | 'equals' | 'times' | 'dividedBy';

export interface WalkStep extends MethodFigure {
  readonly name: string;
  /** How it joins what stands above it; null for a figure that only says what the next ones rest on. */
  readonly sign: Sign | null;
}

/** A method's walk as arithmetic on paper: each figure with its name and the sign before it. */
export function walkSteps(value: MethodValue): WalkStep[] {
  const { walk, years, cashFlow } = value;
  const [first, last] = [years[0]?.year, years.at(-2)?.year];
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

/** Earnings that stay as they are for ever are worth what they come to, divided by the required return. */
function dividedByReturn({ requiredReturn }: MethodValue): WalkStep {
  const name = figureNames.requiredReturn;
  return { key: 'requiredReturn', value: requiredReturn, unit: 'percent', name, sign: 'dividedBy' };
}

function signOf(key: MethodFigureKey, before: MethodFigureKey | undefined): Sign | null {
  // What a book earns above the required return comes on top of the book; elsewhere the years begin the sum.
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
