import type { Financials } from '@tenfold/contract/financials';
import type { TypedCell } from '@tenfold/domain/custom-forecast';
import type { ForecastBase, ForecastType } from '@tenfold/domain/forecast';
import type { Leverage, MethodId, MethodResult } from '@tenfold/domain/valuation';
import type { OwnForecast } from '../../../page-forecast/own-forecast.ts';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import type { ShownColumn } from '../../../page-forecast/shown-column.ts';
import type { useOwnFigures } from '../inputs/own-figures.ts';
import type { ComputedValue, computeValue, FiledTable } from './compute-value.ts';
import type { ReturnAndGrowth } from './stored-choices.ts';

/**
 * The page's value per share: set in the calculator, shown in the table and the estimate. Each part stays the same
 * object until something in it changes, so that a card renders again for what it shows.
 */
export interface Model {
  readonly company: ValuedCompany;
  readonly choices: ValueChoices;
  readonly estimate: ValueEstimate;
  readonly forecast: ModelForecast;
  readonly ownFigures: ReturnType<typeof useOwnFigures>;
  readonly methods: ValueMethods;
}

export interface ValuedCompany {
  readonly symbol: string;
  /** What was filed; null without a full fiscal year. */
  readonly base: ForecastBase | null;
  readonly table: FiledTable;
  readonly priceCurrency: string;
  readonly reportedCurrency: string;
  /** null if both currencies are the same. */
  readonly exchangeRate: Financials['exchangeRate'];
}

/** What is chosen, whether or not its value is there yet. */
export interface ValueChoices extends ReturnAndGrowth {
  /** null for the company's default. */
  readonly method: MethodId | null;
  readonly leverage: Leverage;
  /** null after Reset, until a forecast is chosen. */
  readonly chosenType: ForecastType | null;
  /** Whether the value is carried from the fiscal year end to the price's date. */
  readonly carrying: boolean;
  /** False after Reset, until Calculate. */
  readonly calculated: boolean;
  /** Whether Calculate was pressed: the rates are then the reader's, whichever they are. */
  readonly accepted: boolean;
  setMethod(method: MethodId | null): void;
  setRates(rates: Partial<ReturnAndGrowth>): void;
  setLeverage(leverage: Leverage): void;
  setForecastType(type: ForecastType): void;
  setCarrying(carrying: boolean): void;
  /** Shows the result, by averages where no forecast is chosen. */
  calculate(): void;
  /** Back to defaults with the result hidden; own figures stay. */
  reset(): void;
}

/** What the company comes to, on the setting that is in force. */
export interface ValueEstimate extends Omit<ComputedValue, 'columns' | 'forecast'> {
  readonly isOwn: boolean;
  /** Whether the reader chose what the value rests on: nothing is called overvalued at rates that nobody chose. */
  readonly isJudged: boolean;
  readonly usesForecast: boolean;
}

export interface ModelForecast extends PageForecast<ShownColumn> {
  readonly result: MethodResult;
  readonly own: OwnForecast;
  readonly typed: readonly TypedCell[];
}

export interface ValueMethods {
  /** The methods failed to load: the previous value is shown. */
  readonly failed: boolean;
  readonly prepare: () => void;
  /** The value on another setting; null before the methods are loaded. */
  readonly compute: typeof computeValue | null;
}
