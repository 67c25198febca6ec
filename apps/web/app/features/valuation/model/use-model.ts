import type { Financials } from '@tenfold/contract/financials';
import type { Column } from '@tenfold/domain/columns';
import type { IsoDate } from '@tenfold/domain/facts';
import {
  type ForecastBase,
  type ForecastType,
  forecastFrom,
  lastConsensusYear,
} from '@tenfold/domain/forecast';
import {
  defaultMethod,
  type Leverage,
  type MethodResult,
  marketPosition,
  type NoMethodValue,
  valuationColumns,
} from '@tenfold/domain/valuation';
import { useMemo, useState } from 'react';
import { useOwnFigures } from '../inputs/own-figures.ts';
import { isCashFlow } from '../labels/method-names.ts';
import type { ComputedValue } from './compute-value.ts';
import type { Model } from './model.ts';
import { useStoredChoice } from './stored-choices.ts';
import { useComputedValue } from './use-computed-value.ts';
import { isOwnSetting, type ValueSetting } from './value-setting.ts';

export interface ModelInput {
  readonly symbol: string;
  readonly financials: Pick<Financials, 'reportedCurrency' | 'currency' | 'exchangeRate'> & {
    readonly forecastBase: ForecastBase | null;
  };
  readonly price: number | null;
  readonly priceDay: IsoDate | null;
  readonly first: ComputedValue | null;
}

export function useModel({ symbol, financials, price, priceDay, first }: ModelInput): Model {
  const base = financials.forecastBase;
  const stored = useStoredChoice(symbol);
  const ownFigures = useOwnFigures(symbol);
  const [chosenType, setChosenType] = useState<ForecastType | null>('averages');
  const [leverage, setLeverage] = useState<Leverage>('levered');
  const [carrying, setCarrying] = useState(true);
  const [calculated, setCalculated] = useState(true);

  const { method, requiredReturn, terminalGrowth } = stored.choice;
  const wanted = useMemo<ValueSetting>(
    () => ({
      method,
      forecastType: chosenType ?? 'averages',
      choice: { requiredReturn, terminalGrowth, ...(leverage === 'unlevered' && { leverage }) },
      ownFigures: ownFigures.values,
      day: carrying ? priceDay : null,
    }),
    [method, chosenType, requiredReturn, terminalGrowth, leverage, ownFigures.values, carrying, priceDay],
  );
  const { valued, failed, prepare } = useComputedValue(base, wanted, first);
  const columns = useMemo(() => (valued === null ? [] : columnsOf(valued)), [valued]);
  const setting = valued?.setting ?? wanted;
  const result = valued?.result ?? noHistory;
  const valuePerShare = shownValue(result, valued?.asOf ?? null);
  const market = useMemo(
    () => (price === null || valuePerShare === null ? null : marketPosition(price, valuePerShare)),
    [price, valuePerShare],
  );
  const analystsAvailable = base !== null && lastConsensusYear(base) !== null;

  return {
    setting,
    choice: { requiredReturn, terminalGrowth },
    isOwn: isOwnSetting(setting),
    result,
    standsInFor: valued?.standsInFor ?? null,
    defaultMethod: valued?.defaultMethod ?? defaultMethod,
    asOf: valued?.asOf ?? null,
    sensitivity: valued?.sensitivity ?? null,
    valuePerShare,
    market,
    price,
    priceCurrency: financials.currency,
    reportedCurrency: financials.reportedCurrency,
    exchangeRate: financials.exchangeRate,
    forecastType: setting.forecastType,
    chosenType,
    lastPeriodEnd: base?.lastPeriodEnd ?? null,
    analystsAvailable,
    usesForecast: isCashFlow(result.method),
    calculated,
    base,
    columns,
    ownFigures,
    carrying,
    failed,
    prepare,
    setMethod(next) {
      stored.keep({ method: next });
      setCalculated(true);
    },
    setForecastType(type) {
      const available = { averages: true, analysts: analystsAvailable, custom: false };
      if (available[type]) setChosenType(type);
    },
    setLeverage,
    setCarrying,
    setRates: stored.keep,
    calculate() {
      setChosenType((chosen) => chosen ?? 'averages');
      setCalculated(true);
    },
    reset() {
      stored.forget();
      setChosenType(null);
      setLeverage('levered');
      setCarrying(true);
      setCalculated(false);
    },
  };
}

/** Without estimates there are no columns: averages must not pass for analysts' figures. */
function columnsOf({ forecast, result, setting }: ComputedValue): Column[] {
  if (!result.ok && result.why === 'no_estimates') return [];
  const { base, assumptions, fairValue } = forecast;
  return valuationColumns(forecastFrom(base, assumptions, setting.forecastType), fairValue, setting.choice);
}

function shownValue(result: MethodResult, asOf: ComputedValue['asOf']): number | null {
  if (!result.ok) return null;
  return asOf?.ok ? asOf.valuePerShare : result.valuePerShare;
}

const noHistory: NoMethodValue = { ok: false, method: defaultMethod, why: 'no_history', detail: {} };
