import type { Financials } from '@tenfold/contract/financials';
import type { IsoDate } from '@tenfold/domain/facts';
import { type ForecastBase, type ForecastType, lastConsensusYear } from '@tenfold/domain/forecast';
import { defaultMethod, isCashFlow, type Leverage, type NoMethodValue } from '@tenfold/domain/valuation';
import { useMemo, useState } from 'react';
import type { OwnForecast } from '../../../forecast/own-forecast.ts';
import type { ComputedValue } from './compute-value.ts';
import type { Model } from './model.ts';
import { useStoredChoice } from './stored-choices.ts';
import { useComputedValue } from './use-computed-value.ts';
import { useForecastFigures } from './use-forecast-figures.ts';
import { useFormulaTable } from './use-formula-table.ts';
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
  const base = financials.forecastBase;
  const stored = useStoredChoice(symbol);
  const ownFigures = useForecastFigures(symbol, own);
  const [chosenType, setChosenType] = useState<ForecastType | null>('averages');
  const [chosen, setChosen] = useState<{ leverage: Leverage }>({ leverage: 'levered' });
  const [carrying, setCarrying] = useState(true);
  const [calculated, setCalculated] = useState(true);

  const { method, requiredReturn, terminalGrowth, leverage } = own.choices ?? { ...stored.choice, ...chosen };
  const { shown } = own;
  const wanted = useMemo<ValueSetting>(
    () => ({
      method,
      ...(shown === null
        ? { forecastType: chosenType ?? 'averages' }
        : { forecastType: 'custom', custom: shown }),
      choice: { requiredReturn, terminalGrowth, ...(leverage === 'unlevered' && { leverage }) },
      ownFigures: ownFigures.values,
      day: carrying ? priceDay : null,
    }),
    [
      method,
      chosenType,
      shown,
      requiredReturn,
      terminalGrowth,
      leverage,
      ownFigures.values,
      carrying,
      priceDay,
    ],
  );
  const table = useFormulaTable(symbol, financials, own.hasFormulas);
  const { valued, failed, prepare, compute } = useComputedValue(base, wanted, first, table);
  const setting = valued?.setting ?? wanted;
  const result = valued?.result ?? noHistory;
  const valuePerShare = valued?.valuePerShare ?? null;
  const analystsAvailable = base !== null && lastConsensusYear(base) !== null;

  return {
    symbol,
    setting,
    choice: { requiredReturn, terminalGrowth },
    isOwn: isOwnSetting(setting),
    result,
    standsInFor: valued?.standsInFor ?? null,
    defaultMethod: valued?.defaultMethod ?? defaultMethod,
    asOf: valued?.asOf ?? null,
    sensitivity: valued?.sensitivity ?? null,
    valuePerShare,
    priceCurrency: financials.currency,
    reportedCurrency: financials.reportedCurrency,
    exchangeRate: financials.exchangeRate,
    forecastType: setting.forecastType,
    chosenType: shown === null ? chosenType : 'custom',
    own,
    typed: valued?.forecast.custom?.typed ?? nothingTyped,
    lastPeriodEnd: base?.lastPeriodEnd ?? null,
    analystsAvailable,
    usesForecast: isCashFlow(result.method),
    calculated,
    base,
    table,
    columns: valued?.columns ?? noColumns,
    ownFigures,
    carrying,
    failed,
    prepare,
    compute,
    setMethod(next) {
      stored.keep({ method: next });
      own.setChoices({ method: next });
      setCalculated(true);
    },
    setForecastType(type) {
      if (type === 'custom') {
        if (shown === null) own.choose(own.hasUnnamed ? 'unnamed' : (own.saved[0]?.id ?? null));
        return;
      }
      if (type === 'analysts' && !analystsAvailable) return;
      own.choose(null);
      setChosenType(type);
    },
    setLeverage(next) {
      setChosen({ leverage: next });
      own.setChoices({ leverage: next });
    },
    setCarrying,
    setRates(rates) {
      stored.keep(rates);
      own.setChoices(rates);
    },
    calculate() {
      setChosenType((chosen) => chosen ?? 'averages');
      setCalculated(true);
    },
    reset() {
      stored.forget();
      own.choose(null);
      setChosenType(null);
      setChosen({ leverage: 'levered' });
      setCarrying(true);
      setCalculated(false);
    },
  };
}

const noColumns: Model['columns'] = [];

const nothingTyped: Model['typed'] = [];

const noHistory: NoMethodValue = { ok: false, method: defaultMethod, why: 'no_history', detail: {} };
