import type { ForecastBase, Rate } from '../../forecast/index.ts';
import { minYears, outlyingMargin, shortAverageYears } from '../../method-judgements/index.ts';
import type { ValuationChoice } from '../fair-value.ts';
import { generalRefusal } from '../general-refusal.ts';
import { type MethodResult, type MethodWarning, type NoMethodValue, refuseMethod } from '../method.ts';
import { warning } from '../method-warnings.ts';
import { perTradedShare } from '../traded-share.ts';
import { inputsFrom, ownFiguresAmong, perShareKeys } from './inputs.ts';
import { perShareSteps } from './per-share-steps.ts';

const method = 'earningsPower';

/**
 * Normal earnings for ever, without growth: the method that needs least, neither capex nor net debt. What
 * is kept is taken to earn the required return, so that it adds nothing.
 *
 * Formula: V = E / (r x shares); E = last revenue x mean margin of five years, from what continuing operations earned for the
 * common shares. Where that mean is
 * a loss but both last years are profits, their mean.
 * Refuses: revenue, earnings or shares missing; fewer than three years; no such profit.
 * Example: revenue 12,241, mean margin 21.87 %, r 10 %, 623 shares: 42.97.
 *
 * docs/methodology.md, "Earnings power"
 */
export function earningsPower(base: ForecastBase, choice: ValuationChoice): MethodResult {
  const general = generalRefusal(base, choice);
  if (general !== null) return { ...general, method };
  const revenue = base.last.revenue;
  if (revenue === null || !(revenue > 0)) return refuseMethod(method, 'revenue_missing');
  const normal = normalMargin(base);
  if ('why' in normal) return normal;
  const shares = base.last.sharesOutstanding;
  if (shares === null || !(shares > 0)) return refuseMethod(method, 'shares_missing');

  const margin = choice.rows?.meanMargin ?? normal.margin;
  const earnings = revenue * margin;
  if (!(earnings > 0)) return refuseMethod(method, 'no_lasting_profit', { meanMargin: margin });
  const equityValue = earnings / choice.requiredReturn;
  const valuePerShare = perTradedShare(base, equityValue / shares);
  const { last, mean } = inputsFrom(base);
  return {
    ok: true,
    method,
    formula: 'last revenue × mean margin ÷ required return ÷ shares',
    requiredReturn: choice.requiredReturn,
    terminalGrowth: choice.terminalGrowth,
    valuationDate: base.lastPeriodEnd,
    valuePerShare,
    terminalShare: null,
    walk: [
      { key: 'revenue', value: revenue, unit: 'millions' },
      { key: 'meanMargin', value: margin, unit: 'percent' },
      { key: 'normalEarnings', value: earnings, unit: 'millions' },
      { key: 'equityValue', value: equityValue, unit: 'millions' },
      ...perShareSteps(base, valuePerShare),
    ],
    years: [],
    inputs: [
      ...last('revenue', revenue, 'millions'),
      ...mean(normal.years, 'meanMargin', normal.margin, 'percent'),
      ...last('sharesOutstanding', shares, 'shares'),
    ],
    warnings: normal.warnings,
    variants: [],
    averageYears: normal.years,
    ownFigures: ownFiguresAmong(base, perShareKeys),
    cashFlow: null,
  };
}

interface NormalMargin {
  readonly margin: Rate;
  readonly years: number;
  readonly warnings: readonly MethodWarning[];
}

function normalMargin(base: ForecastBase): NormalMargin | NoMethodValue {
  const margins = marginsOf(base);
  const years = margins.length;
  if (years === 0) return refuseMethod(method, 'earnings_missing');
  if (years < minYears) return refuseMethod(method, 'too_few_years', { years, needed: minYears });
  const margin = meanOf(margins);
  if (margin > 0) return { margin, years, warnings: outliers(margins, base.lastYear) };
  const lastTwo = margins.slice(-2);
  if (lastTwo.some((each) => !(each > 0))) {
    return refuseMethod(method, 'no_lasting_profit', { meanMargin: margin, margin: lastTwo.at(-1) ?? 0 });
  }
  return {
    margin: meanOf(lastTwo),
    years: lastTwo.length,
    warnings: [warning('mean_of_last_two_years', { meanMargin: margin })],
  };
}

/** The margins of the last five years on one basis and without a hole, oldest first. */
function marginsOf({ history }: ForecastBase): Rate[] {
  const margins: Rate[] = [];
  for (let at = history.years.length - 1; at >= 0 && margins.length < shortAverageYears; at -= 1) {
    if ((history.years[at] ?? 0) < history.comparableSince) break;
    const revenue = history.revenue[at] ?? null;
    const earnings = history.continuingEarnings[at] ?? null;
    if (revenue === null || earnings === null || !(revenue > 0)) break;
    margins.unshift(earnings / revenue);
  }
  return margins;
}

/** A year above twice the median margin carries the mean, whatever made it: say so. */
function outliers(margins: readonly Rate[], lastYear: number): MethodWarning[] {
  const most = Math.max(...margins);
  if (!(most > medianOf(margins) * outlyingMargin)) return [];
  const year = lastYear - (margins.length - 1 - margins.indexOf(most));
  return [warning('one_year_carries_mean', { margin: most, year })];
}

function meanOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
