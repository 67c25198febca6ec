import type { Company } from '@tenfold/contract/company';
import type { Financials } from '@tenfold/contract/financials';
import type { Column } from '@tenfold/domain/columns';
import {
  type Assumptions,
  assumptionsWithCapexFollowingRevenue,
  type ForecastBase,
  type ForecastType,
} from '@tenfold/domain/forecast';
import type {
  FairValueResult,
  Leverage,
  MarketPosition,
  Sensitivity,
  ValuationChoice,
} from '@tenfold/domain/valuation';
import { useMemo, useState } from 'react';
import { type ReturnAndGrowth, useKeptChoice } from './kept-choices.ts';
import { positionOf, valuationOf } from './valuation-of.ts';

/** The page's one forecast with its fair value: the calculator sets it, the table and the estimate show it. */
export interface Model {
  /** The forecast on screen; averages while none is chosen. */
  readonly forecastType: ForecastType;
  /** Null after Reset, until a forecast is chosen or calculated again. */
  readonly chosenType: ForecastType | null;
  readonly analystsAvailable: boolean;
  readonly customAvailable: boolean;
  /** Required return and terminal growth in use, not those being typed. */
  readonly choice: ValuationChoice;
  /** Whether the result is shown: from the first page on, hidden by Reset, shown again by Calculate. */
  readonly calculated: boolean;
  /** Null when the company has not one full fiscal year on file. */
  readonly base: ForecastBase | null;
  /** The seven percentages of each of the six forecast columns. */
  readonly assumptions: readonly Assumptions[];
  /** Six, from the estimated year to Terminal, with the rows of the fair value; none without a base. */
  readonly columns: readonly Column[];
  readonly result: FairValueResult;
  /** Null where the result is a refusal. */
  readonly sensitivity: Sensitivity | null;
  /** The last price; null without one. */
  readonly price: number | null;
  /** Where the price stands against the value; null when either is missing. */
  readonly market: MarketPosition | null;
  /** Of the filings and so of the value; the same as the price's wherever there is a value. */
  readonly reportedCurrency: string;
  readonly priceCurrency: string;
  /** What the value per share is converted at; null within one currency. */
  readonly exchangeRate: Financials['exchangeRate'];
  /** Whether letting capex grow as revenue does turns this refusal into a value. */
  readonly capexCouldFollowRevenue: boolean;
  setForecastType(type: ForecastType): void;
  setLeverage(leverage: Leverage): void;
  /** Puts a required return and a terminal growth to use and shows the result. */
  calculate(choice: ReturnAndGrowth): void;
  /** No forecast chosen, the default rates, the result hidden. */
  reset(): void;
  /** Goes on as a custom forecast, kept in memory, whose capex grows as revenue does. */
  continueWithCapexFollowingRevenue(): void;
}

export interface ModelInput {
  readonly symbol: string;
  readonly financials: Pick<Financials, 'reportedCurrency' | 'currency' | 'exchangeRate'> & {
    readonly forecastBase: ForecastBase | null;
  };
  readonly company: Pick<Company, 'stockPrice'>;
}

/** Everything is recomputed here, from the forecast base the page came with: no request. */
export function useModel({ symbol, financials, company }: ModelInput): Model {
  const base = financials.forecastBase;
  const kept = useKeptChoice(symbol);
  const [chosenType, setChosenType] = useState<ForecastType | null>('averages');
  const [custom, setCustom] = useState<readonly Assumptions[] | null>(null);
  const [leverage, setLeverage] = useState<Leverage>('levered');
  const [calculated, setCalculated] = useState(true);

  const { requiredReturn, terminalGrowth } = kept.choice;
  const forecastType = chosenType ?? 'averages';
  const derived = useMemo(
    () => valuationOf(base, forecastType, custom, { requiredReturn, terminalGrowth, leverage }),
    [base, forecastType, custom, requiredReturn, terminalGrowth, leverage],
  );
  const price = company.stockPrice;
  const market = useMemo(() => positionOf(price, derived.result), [price, derived.result]);

  return {
    ...derived,
    forecastType,
    chosenType,
    customAvailable: custom !== null,
    calculated,
    base,
    price,
    market,
    reportedCurrency: financials.reportedCurrency,
    priceCurrency: financials.currency,
    exchangeRate: financials.exchangeRate,
    setForecastType(type) {
      const available = { averages: true, analysts: derived.analystsAvailable, custom: custom !== null };
      if (available[type]) setChosenType(type);
    },
    setLeverage,
    calculate(choice) {
      kept.keep(choice);
      setChosenType((chosen) => chosen ?? 'averages');
      setCalculated(true);
    },
    reset() {
      kept.forget();
      setChosenType(null);
      setCustom(null);
      setLeverage('levered');
      setCalculated(false);
    },
    continueWithCapexFollowingRevenue() {
      setCustom(assumptionsWithCapexFollowingRevenue(derived.assumptions));
      setChosenType('custom');
      setCalculated(true);
    },
  };
}
