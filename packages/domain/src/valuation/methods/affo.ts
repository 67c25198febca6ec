import type { ForecastBase, ForecastHistory, Rate, RealEstateHistory } from '../../forecast/index.ts';
import { compoundGrowth } from '../../growth/index.ts';
import { growthBound, minFundsOfCashFlow, minYears } from '../../method-judgements/index.ts';
import type { ValuationChoice } from '../fair-value.ts';
import { generalRefusal } from '../general-refusal.ts';
import {
  type MethodFigure,
  type MethodResult,
  type MethodWarning,
  type NoMethodValue,
  refuseMethod,
} from '../method.ts';
import { growthBounded, terminalShareHigh, warning } from '../method-warnings.ts';
import { discountPayouts, valueOfPayouts } from './discount-payouts.ts';
import { inputsFrom, ownFiguresAmong, perShareKeys } from './inputs.ts';
import { tradedShareSteps } from './per-share-steps.ts';

const method = 'affo';

/**
 * Adjusted funds from operations: what a landlord's properties earn after maintenance, because their
 * depreciation is no cost of that size and purchases are paid with new shares and debt. No net debt is taken off:
 * interest is in earnings.
 *
 * Formula: AFFO per share A = (FFO - maintenance) / shares; h = its compound growth over the window, at most 15 %, and 0
 * where it starts at zero or below; payout p = sum of dividends / sum of A, at most 1. Value: `discountPayouts` of A, h, p.
 * Refuses: depreciation, earnings or shares missing; fewer than three years; A of the last year zero or less; no dividend.
 *
 * docs/methodology.md, "AFFO"
 */
export function affo(base: ForecastBase, choice: ValuationChoice): MethodResult {
  const general = generalRefusal(base, choice);
  if (general !== null) return { ...general, method };
  const found = fundsPerShare(base);
  if ('why' in found) return found;

  const growth = choice.rows?.affoGrowth ?? Math.min(found.growth, growthBound);
  const payout = base.ownFigures?.payout ?? found.payout;
  const growing = { lastYear: base.lastYear, earned: found.affoPerShare, growth, payout };
  const value = discountPayouts(growing, choice, { earned: 'affoPerShare', paid: 'dividendsPerShare' });
  if (!(value.ofYears + value.terminal > 0)) return refuseMethod(method, 'value_not_positive', {});
  const perShare = valueOfPayouts(base, choice, value);
  const { last, mean, growth: growthOver } = inputsFrom(base);
  return {
    ok: true,
    method,
    formula: 'PV of five years of AFFO × payout + PV of AFFO at Terminal ÷ required return, per share',
    ...perShare,
    walk: [
      ...found.steps,
      { key: 'affoGrowth', value: growth, unit: 'percent' },
      { key: 'payout', value: payout, unit: 'percent' },
      { key: 'presentValueOfYears', value: value.ofYears, unit: 'perShare' },
      { key: 'presentValueOfTerminal', value: value.terminal, unit: 'perShare' },
      ...tradedShareSteps(base, perShare.valuePerShare),
    ],
    inputs: [
      ...last('fundsFromOperations', found.funds, 'millions'),
      ...last('maintenance', found.maintenance, 'millions'),
      ...last('sharesOutstanding', base.last.sharesOutstanding, 'shares'),
      ...growthOver(found.years - 1, 'affoGrowth', found.growth, 'percent'),
      ...mean(found.years, 'payout', payout, 'percent'),
    ],
    warnings: [
      ...found.warnings,
      ...growthBounded(found.growth),
      ...(choice.terminalGrowth === 0 ? [] : [warning('terminal_growth_has_no_effect')]),
      ...terminalShareHigh(perShare.terminalShare),
    ],
    variants: [],
    averageYears: found.years,
    ownFigures: ownFiguresAmong(base, ['maintenance', 'payout', ...perShareKeys]),
    cashFlow: null,
  };
}

interface Funds {
  readonly affoPerShare: number;
  readonly growth: Rate;
  readonly payout: Rate;
  readonly years: number;
  readonly funds: number;
  readonly maintenance: number;
  readonly steps: readonly MethodFigure[];
  readonly warnings: readonly MethodWarning[];
}

function fundsPerShare(base: ForecastBase): Funds | NoMethodValue {
  const { realEstate, continuingEarnings, dividendsPerShare } = base.history;
  if (realEstate === null || realEstate.last.depreciation === null) {
    return refuseMethod(method, 'depreciation_missing');
  }
  if ((continuingEarnings.at(-1) ?? null) === null) return refuseMethod(method, 'earnings_missing');
  const shares = base.last.sharesOutstanding;
  if (shares === null || !(shares > 0)) return refuseMethod(method, 'shares_missing');
  const funds = realEstate.fundsFromOperations.at(-1) ?? 0;
  const maintenance = base.ownFigures?.maintenance ?? realEstate.maintenance.at(-1) ?? 0;
  const affoPerShare = (funds - maintenance) / shares;
  const record = perShareRecord(base.history, realEstate);
  if (record.length < minYears) {
    return refuseMethod(method, 'too_few_years', { years: record.length, needed: minYears });
  }
  if (!(affoPerShare > 0)) {
    return refuseMethod(method, 'funds_not_positive', { fundsFromOperations: funds, maintenance });
  }
  if (!((dividendsPerShare.at(-1) ?? 0) > 0)) return refuseMethod(method, 'no_dividend');
  const growth = compoundGrowth(record[0] ?? 0, record.at(-1) ?? 0, record.length - 1);
  const paid = sumOf(dividendsPerShare.slice(-record.length).map((dividend) => dividend ?? 0));
  return {
    affoPerShare,
    growth: growth.ok ? growth.rate : 0,
    payout: payoutOf(paid, sumOf(record)),
    years: record.length,
    funds,
    maintenance,
    steps: stepsOf(base, realEstate, funds, maintenance, affoPerShare),
    warnings: warningsOf(base, realEstate, funds, maintenance),
  };
}

/** AFFO per share of the last years on one basis and without a hole, oldest first. */
function perShareRecord(
  { years, comparableSince }: ForecastHistory,
  properties: RealEstateHistory,
): number[] {
  const { fundsFromOperations, maintenance, sharesOutstanding } = properties;
  const record = fundsFromOperations.map((funds, at) => {
    if ((years[at] ?? 0) < comparableSince) return null;
    const costs = maintenance[at] ?? null;
    const shares = sharesOutstanding[at] ?? null;
    return funds === null || costs === null || shares === null || !(shares > 0)
      ? null
      : (funds - costs) / shares;
  });
  const hole = record.lastIndexOf(null);
  return record.slice(hole + 1).flatMap((value) => (value === null ? [] : [value]));
}

function payoutOf(paid: number, earned: number): Rate {
  return earned > 0 ? Math.min(paid / earned, 1) : 1;
}

function stepsOf(
  { history, last }: ForecastBase,
  { last: ofYear }: RealEstateHistory,
  funds: number,
  maintenance: number,
  affoPerShare: number,
): MethodFigure[] {
  const parts: [MethodFigure['key'], number | null][] = ofYear.cashFlowStandsIn
    ? [['cashFlowFromOperatingActivities', ofYear.cashFlowFromOperatingActivities]]
    : [
        ['earnings', history.continuingEarnings.at(-1) ?? null],
        ['depreciation', ofYear.depreciation],
        ['propertyGains', ofYear.propertyGains],
        ['impairment', ofYear.impairment],
      ];
  return [
    ...parts.flatMap(([key, value]): MethodFigure[] =>
      value === null ? [] : [{ key, value, unit: 'millions' }],
    ),
    { key: 'fundsFromOperations', value: funds, unit: 'millions' },
    { key: 'maintenance', value: maintenance, unit: 'millions' },
    { key: 'affo', value: funds - maintenance, unit: 'millions' },
    { key: 'sharesOutstanding', value: last.sharesOutstanding ?? 0, unit: 'shares' },
    { key: 'affoPerShare', value: affoPerShare, unit: 'perShare' },
  ];
}

function warningsOf(
  { ownFigures }: ForecastBase,
  { last }: RealEstateHistory,
  fundsFromOperations: number,
  maintenance: number,
): MethodWarning[] {
  const cashFlow = last.cashFlowFromOperatingActivities;
  const isFarBelow = cashFlow !== null && fundsFromOperations < cashFlow * minFundsOfCashFlow;
  const isAssumed = last.maintenanceAssumed && ownFigures?.maintenance === undefined;
  return [
    ...(last.cashFlowStandsIn ? [warning('cash_flow_stands_in')] : []),
    ...(isFarBelow
      ? [
          warning('funds_far_below_cash_flow', {
            fundsFromOperations,
            cashFlowFromOperatingActivities: cashFlow,
          }),
        ]
      : []),
    ...(isAssumed ? [warning('maintenance_assumed', { maintenance })] : []),
  ];
}

function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
