import type { Financials } from '@tenfold/contract/financials';
import type { IsoDate } from '@tenfold/domain/facts';
import { type ForecastBase, lastConsensusYear, type OwnFigures } from '@tenfold/domain/forecast';
import { defaultMethod, isCashFlow, type NoMethodValue } from '@tenfold/domain/valuation';
import { useMemo } from 'react';
import type { OwnForecast } from '../../../page-forecast/own-forecast.ts';
import type { ComputedValue } from './compute-value.ts';
import type { Model, ModelForecast, ValueChoices, ValuedCompany, ValueEstimate } from './model.ts';
import { useComputedValue } from './use-computed-value.ts';
import { useForecastFigures } from './use-forecast-figures.ts';
import { useFormulaTable } from './use-formula-table.ts';
import { useValueChoices } from './use-value-choices.ts';
import { isOwnSetting, type ValueSetting } from './value-setting.ts';

export interface ModelInput {
  readonly symbol: string;
  readonly financials: Pick<
    Financials,
    'reportedCurrency' | 'currency' | 'exchangeRate' | 'actual' | 'average' | 'ltm'
  > & {
    readonly forecastBase: ForecastBase | null;
  };
  readonly priceDay: IsoDate | null;
  readonly first: ComputedValue | null;
  readonly own: OwnForecast;
}

export function useModel({ symbol, financials, priceDay, first, own }: ModelInput): Model {
  const { forecastBase: base, currency, reportedCurrency, exchangeRate } = financials;
  const analystsAvailable = base !== null && lastConsensusYear(base) !== null;
  const choices = useValueChoices(symbol, own, analystsAvailable);
  const ownFigures = useForecastFigures(symbol, own);
  const table = useFormulaTable(symbol, financials, own.hasFormulas);
  const wanted = useWantedSetting(choices, own.shown, ownFigures.values, priceDay);
  const { valued, methods } = useComputedValue(base, wanted, first, table);

  const company = useMemo<ValuedCompany>(
    () => ({ symbol, base, table, priceCurrency: currency, reportedCurrency, exchangeRate }),
    [symbol, base, table, currency, reportedCurrency, exchangeRate],
  );
  const { accepted, setForecastType } = choices;
  const estimate = useMemo(() => estimateOf(valued, wanted, accepted), [valued, wanted, accepted]);
  const forecast = useMemo<ModelForecast>(
    () => ({
      forecastType: estimate.setting.forecastType,
      columns: valued?.columns ?? [],
      lastPeriodEnd: base?.lastPeriodEnd ?? null,
      analystsAvailable,
      result: estimate.result,
      own,
      typed: valued?.forecast.custom?.typed ?? [],
      setForecastType,
    }),
    [estimate, valued, base, analystsAvailable, own, setForecastType],
  );
  return useMemo(
    () => ({ company, choices, estimate, forecast, ownFigures, methods }),
    [company, choices, estimate, forecast, ownFigures, methods],
  );
}

function useWantedSetting(
  { method, requiredReturn, terminalGrowth, leverage, chosenType, carrying }: ValueChoices,
  custom: OwnForecast['shown'],
  ownFigures: OwnFigures,
  priceDay: IsoDate | null,
): ValueSetting {
  return useMemo(
    () => ({
      method,
      ...(custom === null ? { forecastType: chosenType ?? 'averages' } : { forecastType: 'custom', custom }),
      choice: { requiredReturn, terminalGrowth, ...(leverage === 'levered' && { leverage }) },
      ownFigures,
      day: carrying ? priceDay : null,
    }),
    [method, chosenType, custom, requiredReturn, terminalGrowth, leverage, ownFigures, carrying, priceDay],
  );
}

function estimateOf(valued: ComputedValue | null, wanted: ValueSetting, accepted: boolean): ValueEstimate {
  const setting = valued?.setting ?? wanted;
  const result = valued?.result ?? noHistory;
  const isOwn = isOwnSetting(setting);
  return {
    setting,
    result,
    defaultMethod: valued?.defaultMethod ?? defaultMethod,
    standsInFor: valued?.standsInFor ?? null,
    disagreements: valued?.disagreements ?? [],
    asOf: valued?.asOf ?? null,
    valuePerShare: valued?.valuePerShare ?? null,
    sensitivity: valued?.sensitivity ?? null,
    isOwn,
    isJudged: isOwn || accepted,
    usesForecast: isCashFlow(result.method),
  };
}

const noHistory: NoMethodValue = { ok: false, method: defaultMethod, why: 'no_history', detail: {} };
