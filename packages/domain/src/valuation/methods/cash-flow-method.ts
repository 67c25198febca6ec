import { type Assumptions, type Forecast, type ForecastBase, forecastFrom } from '../../forecast/index.ts';
import { fairValue } from '../discounted-cash-flow.ts';
import type { FairValue, ValuationChoice } from '../fair-value.ts';
import { generalRefusal } from '../general-refusal.ts';
import type {
  MethodFigure,
  MethodId,
  MethodInput,
  MethodResult,
  MethodWarning,
  MethodYear,
} from '../method.ts';
import { steepDeclineWarnings, terminalShareHigh } from '../method-warnings.ts';
import { inputsFrom, ownFiguresAmong, perShareKeys } from './inputs.ts';
import { perShareSteps } from './per-share-steps.ts';

/** What sets one free cash flow method apart from another. */
export interface CashFlowMethod {
  readonly method: MethodId;
  readonly formula: string;
  /** The six columns, first to Terminal. */
  readonly assumptions: readonly Assumptions[];
  /** null where the assumptions are a person's own. */
  readonly averageYears: number | null;
  readonly warnings?: readonly MethodWarning[];
}

/**
 * Discounted free cash flow on these assumptions, in the shape of every method's value.
 *
 * docs/methodology.md, "Free cash flow, ten-year averages"
 */
export function cashFlowMethod(
  base: ForecastBase,
  choice: ValuationChoice,
  { method, formula, assumptions, averageYears, warnings = [] }: CashFlowMethod,
): MethodResult {
  const general = generalRefusal(base, choice);
  if (general !== null) return { ...general, method };
  const forecast = forecastFrom(base, assumptions, 'averages');
  const value = fairValue(base, forecast, choice);
  if (!value.ok) return { ...value, method };
  return {
    ok: true,
    method,
    formula,
    requiredReturn: choice.requiredReturn,
    terminalGrowth: choice.terminalGrowth,
    valuationDate: value.valuationDate,
    valuePerShare: value.valuePerShare,
    terminalShare: value.terminalShare,
    walk: buildWalk(base, value),
    years: yearsOf(forecast, value),
    inputs: inputsOf(base, assumptions[0], averageYears, value.interest),
    warnings: [
      ...warnings,
      ...steepDeclineWarnings(assumptions[0]?.revenueChange ?? null),
      ...terminalShareHigh(value.terminalShare),
    ],
    variants: [],
    averageYears,
    ownFigures: ownFiguresAmong(base, [
      'netDebt',
      'preferredStock',
      'minorityInterest',
      'capex',
      ...perShareKeys,
    ]),
    cashFlow: { assumptions, value },
  };
}

function buildWalk(base: ForecastBase, value: FairValue): MethodFigure[] {
  const { presentValueOfFreeCashFlow, terminal, enterpriseValue, equityValue } = value;
  return [
    { key: 'presentValueOfYears', value: presentValueOfFreeCashFlow, unit: 'millions' },
    { key: 'presentValueOfTerminal', value: terminal.presentValue, unit: 'millions' },
    { key: 'enterpriseValue', value: enterpriseValue, unit: 'millions' },
    { key: 'netDebt', value: value.netDebt, unit: 'millions' },
    { key: 'preferredStock', value: value.preferredStock, unit: 'millions' },
    { key: 'minorityInterest', value: value.minorityInterest, unit: 'millions' },
    { key: 'equityValue', value: equityValue, unit: 'millions' },
    ...perShareSteps(base, value.valuePerShare),
  ];
}

function yearsOf(forecast: Forecast, { years, terminal, interest }: FairValue): MethodYear[] {
  return forecast.columns.map(({ year, kind, figures }, index) => {
    const discounted = years[index] ?? terminal;
    const row = (key: (typeof forecastRows)[number][0]): number => figures[key].value ?? 0;
    return {
      year: year ?? 0,
      terminal: kind === 'terminal',
      figures: [
        ...forecastRows.map(([key, unit]) => ({ key, value: row(key), unit })),
        ...(interest === 0 ? [] : [{ key: 'interest', value: interest, unit: 'millions' } as const]),
        { key: 'discountFactor', value: discounted.discountFactor, unit: 'ratio' },
        { key: 'presentValue', value: discounted.presentValue, unit: 'millions' },
      ],
    };
  });
}

const forecastRows = [
  ['revenueChange', 'percent'],
  ['revenue', 'millions'],
  ['percentageCfoOfRevenue', 'percent'],
  ['cashFlowFromOperatingActivities', 'millions'],
  ['capexChange', 'percent'],
  ['capex', 'millions'],
  ['freeCashFlow', 'millions'],
] as const;

function inputsOf(
  base: ForecastBase,
  first: Assumptions | undefined,
  years: number | null,
  interest: number,
): MethodInput[] {
  const { last, mean, growth } = inputsFrom(base);
  return [
    ...last('revenue', base.last.revenue, 'millions'),
    ...last('capex', base.last.capex, 'millions'),
    ...(years === null
      ? []
      : [
          ...growth(years, 'revenueChange', first?.revenueChange ?? null, 'percent'),
          ...mean(years, 'percentageCfoOfRevenue', first?.percentageCfoOfRevenue ?? null, 'percent'),
          ...growth(years, 'capexChange', first?.capexChange ?? null, 'percent'),
        ]),
    ...last('interest', interest === 0 ? null : interest, 'millions'),
    ...last('netDebt', base.netDebt, 'millions'),
    ...last('preferredStock', base.preferredStock, 'millions'),
    ...last('minorityInterest', base.minorityInterest, 'millions'),
    ...last('sharesOutstanding', base.last.sharesOutstanding, 'shares'),
  ];
}
