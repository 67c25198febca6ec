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
  type MarketPosition,
  type MethodId,
  type MethodResult,
  marketPosition,
  type NoMethodValue,
  valuationColumns,
} from '@tenfold/domain/valuation';
import { useMemo, useState } from 'react';
import { useOwnFigures } from '../inputs/own-figures.ts';
import { isCashFlow } from '../labels/method-names.ts';
import type { ComputedValue } from './compute-value.ts';
import { type ReturnAndGrowth, useStoredChoice } from './stored-choices.ts';
import { useComputedValue } from './use-computed-value.ts';
import { isOwnSetting, type ValueSetting } from './value-setting.ts';

/** The page's one value per share with its forecast: the calculator sets it, the table and the estimate show it. */
export interface Model {
  /** All that decided the value on screen. */
  readonly setting: ValueSetting;
  /** Required return and terminal growth in use, not what is being typed. */
  readonly choice: ReturnAndGrowth;
  /** Whether the reader chose any of it. */
  readonly isOwn: boolean;
  readonly result: MethodResult;
  readonly standsInFor: NoMethodValue | null;
  readonly defaultMethod: MethodId;
  readonly asOf: ComputedValue['asOf'];
  readonly sensitivity: ComputedValue['sensitivity'];
  /** As the cards show it: as of the price's day where it is carried there. Null without a value. */
  readonly valuePerShare: number | null;
  /** Where the price stands against that value; null when either is missing. */
  readonly market: MarketPosition | null;
  /** The last price; null without one. */
  readonly price: number | null;
  readonly priceCurrency: string;
  readonly reportedCurrency: string;
  /** What the value per share is converted at; null within one currency. */
  readonly exchangeRate: Financials['exchangeRate'];
  /** The forecast on screen; averages while none is chosen. */
  readonly forecastType: ForecastType;
  /** Null after Reset, until a forecast is chosen or calculated again. */
  readonly chosenType: ForecastType | null;
  readonly analystsAvailable: boolean;
  /** Whether the method starts from a forecast of free cash flow, of which there are several. */
  readonly usesForecast: boolean;
  /** Whether the result is shown: from the first page on, hidden by Reset, shown again by Calculate. */
  readonly calculated: boolean;
  /** As filed; null when the company has not one full fiscal year. */
  readonly base: ForecastBase | null;
  /** Six, from the estimated year to Terminal, with the rows of the fair value; none without a base. */
  readonly columns: readonly Column[];
  readonly ownFigures: ReturnType<typeof useOwnFigures>;
  /** Whether the value is carried from the fiscal year end to the price's day, where that can be done. */
  readonly carrying: boolean;
  /** The methods could not be loaded: what is shown is the value from before. */
  readonly failed: boolean;
  /** Loads the methods ahead of a choice. */
  prepare(): void;
  /** Null for the company's default. */
  setMethod(method: MethodId | null): void;
  setForecastType(type: ForecastType): void;
  setLeverage(leverage: Leverage): void;
  setCarrying(carrying: boolean): void;
  /** Puts a required return and a terminal growth to use and shows the result. */
  calculate(choice: ReturnAndGrowth): void;
  /** The default method and rates, no forecast chosen, the result hidden. Figures of one's own stay. */
  reset(): void;
}

export interface ModelInput {
  readonly symbol: string;
  readonly financials: Pick<Financials, 'reportedCurrency' | 'currency' | 'exchangeRate'> & {
    readonly forecastBase: ForecastBase | null;
  };
  readonly price: number | null;
  /** The day it traded; null without a price. */
  readonly priceDay: IsoDate | null;
  /** Null when the company has not one full fiscal year. */
  readonly first: ComputedValue | null;
}

export function useModel({ symbol, financials, price, priceDay, first }: ModelInput): Model {
  const base = financials.forecastBase;
  const kept = useStoredChoice(symbol);
  const ownFigures = useOwnFigures(symbol);
  const [chosenType, setChosenType] = useState<ForecastType | null>('averages');
  const [leverage, setLeverage] = useState<Leverage>('levered');
  const [carrying, setCarrying] = useState(true);
  const [calculated, setCalculated] = useState(true);

  const { method, requiredReturn, terminalGrowth } = kept.choice;
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
      kept.keep({ method: next });
      setCalculated(true);
    },
    setForecastType(type) {
      const available = { averages: true, analysts: analystsAvailable, custom: false };
      if (available[type]) setChosenType(type);
    },
    setLeverage,
    setCarrying,
    calculate(choice) {
      kept.keep(choice);
      setChosenType((chosen) => chosen ?? 'averages');
      setCalculated(true);
    },
    reset() {
      kept.forget();
      setChosenType(null);
      setLeverage('levered');
      setCarrying(true);
      setCalculated(false);
    },
  };
}

/** Averages never pass for analysts: without estimates there are no columns either. */
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
