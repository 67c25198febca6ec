import {
  type AssumptionKey,
  type Assumptions,
  type ForecastBase,
  forecastColumns,
} from '../forecast/index.ts';
import { interestAdded, type MethodFigureKey, type MethodValue } from '../valuation/index.ts';
import type { DriverRow, Drivers, LevelKey, ScalarKey, ValueForm } from './drivers.ts';
import { methodShape } from './method-shape.ts';
import type { ValueState } from './value-state.ts';

/** What the drivers of a state are read from: its value, or the percentages of a forecast that has none. */
export interface DriverSource {
  readonly base: ForecastBase;
  readonly result: Pick<MethodValue, 'method' | 'walk' | 'inputs'> & {
    readonly cashFlow: { readonly assumptions: readonly Assumptions[] } | null;
  };
}

/** The numbers behind the value of a state. */
export function driversOf(state: ValueState, { base, result }: DriverSource): Drivers {
  const { day, choice } = state;
  const { lastYear, lastPeriodEnd, last, history } = base;
  const form = formOf(result);
  const found = (key: MethodFigureKey) => figureOf(result, key);
  const ofCashFlow = (value: number | null | undefined) => (form === 'cashFlow' ? (value ?? 0) : 0);
  const levels: Record<LevelKey, number> = {
    revenue: form === 'earningsPower' ? found('revenue') : ofCashFlow(last.revenue),
    capex: ofCashFlow(last.capex),
    freeCashFlow: ofCashFlow(last.freeCashFlow),
    commonBook: found('commonBook'),
    fundsFromOperations: found('fundsFromOperations'),
    maintenance: found('maintenance'),
    dividendsPerShare: found('dividendsPerShare'),
  };
  const currencyRate = base.currencyRate ?? 1;
  const scalars: Record<ScalarKey, number> = {
    netDebt: ofCashFlow(base.netDebt),
    preferredStock: ofCashFlow(base.preferredStock),
    minorityInterest: ofCashFlow(base.minorityInterest),
    interest: ofCashFlow(interestAdded(base, choice)),
    shareKept: form === 'excessReturns' ? found('shareKept') : 0,
    sharesOutstanding: form === 'dividends' ? 1 : (last.sharesOutstanding ?? 1),
    adrRatio: base.adrRatio ?? 1,
    affoGrowth: found('affoGrowth'),
    dividendGrowth: found('dividendGrowth'),
    payout: found('payout'),
    meanMargin: found('meanMargin'),
    requiredReturn: choice.requiredReturn,
    terminalGrowth: choice.terminalGrowth,
    currencyRate,
    latestCurrencyRate: day === null ? currencyRate : (base.latestCurrencyRate ?? currencyRate),
  };
  const typedRoe = choice.rows?.roe;
  return {
    form,
    time: { lastYear, lastPeriodEnd, day, dividendsSince: history.dividendsSince },
    levels,
    scalars,
    rows: {
      ...cashFlowRows(result.cashFlow?.assumptions ?? []),
      roe: form === 'excessReturns' ? (typedRoe ?? columns(() => found('roe'))) : columns(() => 0),
    },
    ...methodShape(state, base),
    roeFades: typedRoe === undefined,
  };
}

/** The rows that free cash flow is calculated from. */
export function cashFlowRows(assumptions: readonly Assumptions[]): Omit<Drivers['rows'], 'roe'> {
  const row = (key: AssumptionKey | 'freeCashFlowGrowthRate'): DriverRow =>
    columns((at) => assumptions[at]?.[key]);
  return {
    revenueChange: row('revenueChange'),
    percentageCfoOfRevenue: row('percentageCfoOfRevenue'),
    capexChange: row('capexChange'),
    freeCashFlowGrowthRate: row('freeCashFlowGrowthRate'),
  };
}

export function formOf({ cashFlow, method }: Pick<DriverSource['result'], 'cashFlow' | 'method'>): ValueForm {
  if (cashFlow !== null) return 'cashFlow';
  return method as Exclude<ValueForm, 'cashFlow'>;
}

function figureOf({ walk, inputs }: DriverSource['result'], key: MethodFigureKey): number {
  return [...walk, ...inputs].find((figure) => figure.key === key)?.value ?? 0;
}

function columns<T>(at: (index: number) => T): T[] {
  return Array.from({ length: forecastColumns }, (_, index) => at(index));
}
