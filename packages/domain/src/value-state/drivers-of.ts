import { type AssumptionKey, forecastColumns } from '../forecast/index.ts';
import type { MethodFigureKey, MethodValue } from '../valuation/index.ts';
import type { DriverRow, Drivers, LevelKey, ScalarKey, ValueForm } from './drivers.ts';
import type { StateValue, ValueState } from './value-state.ts';

/** The numbers behind the value of a state. */
export function driversOf({ day, choice }: ValueState, { base, result }: StateValue): Drivers {
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
    interest: choice.leverage === 'unlevered' ? ofCashFlow(base.afterTaxInterest) : 0,
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
  const row = (key: AssumptionKey | 'freeCashFlowGrowthRate'): DriverRow =>
    columns((at) => result.cashFlow?.assumptions[at]?.[key]);
  return {
    form,
    time: { lastYear, lastPeriodEnd, day, dividendsSince: history.dividendsSince },
    levels,
    scalars,
    rows: {
      revenueChange: row('revenueChange'),
      percentageCfoOfRevenue: row('percentageCfoOfRevenue'),
      capexChange: row('capexChange'),
      freeCashFlowGrowthRate: row('freeCashFlowGrowthRate'),
      roe: form === 'excessReturns' ? (typedRoe ?? columns(() => found('roe'))) : columns(() => 0),
    },
    roeFades: typedRoe === undefined,
  };
}

export function formOf({ cashFlow, method }: MethodValue): ValueForm {
  if (cashFlow !== null) return 'cashFlow';
  return method as Exclude<ValueForm, 'cashFlow'>;
}

function figureOf({ walk, inputs }: MethodValue, key: MethodFigureKey): number {
  return [...walk, ...inputs].find((figure) => figure.key === key)?.value ?? 0;
}

function columns<T>(at: (index: number) => T): T[] {
  return Array.from({ length: forecastColumns }, (_, index) => at(index));
}
