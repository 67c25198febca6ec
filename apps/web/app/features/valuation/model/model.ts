import type { Financials } from '@tenfold/contract/financials';
import type { TypedCell } from '@tenfold/domain/custom-forecast';
import type { ForecastBase, ForecastType } from '@tenfold/domain/forecast';
import type { Leverage, MethodId, MethodResult, NoMethodValue } from '@tenfold/domain/valuation';
import type { OwnForecast } from '../../../forecast/own-forecast.ts';
import type { PageForecast } from '../../../forecast/page-forecast.ts';
import type { ShownColumn } from '../../../forecast/shown-column.ts';
import type { useOwnFigures } from '../inputs/own-figures.ts';
import type { ComputedValue, computeValue, FiledTable } from './compute-value.ts';
import type { ReturnAndGrowth } from './stored-choices.ts';
import type { ValueSetting } from './value-setting.ts';

/** The page's value per share: set in the calculator, shown in the table and the estimate. */
export interface Model extends PageForecast<ShownColumn> {
  readonly symbol: string;
  readonly own: OwnForecast;
  readonly typed: readonly TypedCell[];
  readonly setting: ValueSetting;
  readonly choice: ReturnAndGrowth;
  readonly isOwn: boolean;
  readonly result: MethodResult;
  readonly standsInFor: NoMethodValue | null;
  readonly defaultMethod: MethodId;
  readonly asOf: ComputedValue['asOf'];
  readonly sensitivity: ComputedValue['sensitivity'];
  /** As shown: at the price's date if it can be carried there. */
  readonly valuePerShare: number | null;
  readonly priceCurrency: string;
  readonly reportedCurrency: string;
  /** null if both currencies are the same. */
  readonly exchangeRate: Financials['exchangeRate'];
  /** null after Reset, until a forecast is chosen. */
  readonly chosenType: ForecastType | null;
  readonly usesForecast: boolean;
  /** False after Reset, until Calculate. */
  readonly calculated: boolean;
  /** As filed; null without a full fiscal year. */
  readonly base: ForecastBase | null;
  readonly table: FiledTable;
  readonly ownFigures: ReturnType<typeof useOwnFigures>;
  /** Whether the value is carried from the fiscal year end to the price's date. */
  readonly carrying: boolean;
  /** The methods failed to load: the previous value is shown. */
  readonly failed: boolean;
  prepare(): void;
  /** The value on another setting; null before the methods are loaded. */
  readonly compute: typeof computeValue | null;
  /** null for the company's default. */
  setMethod(method: MethodId | null): void;
  setLeverage(leverage: Leverage): void;
  setCarrying(carrying: boolean): void;
  setRates(rates: Partial<ReturnAndGrowth>): void;
  /** Shows the result, by averages where no forecast is chosen. */
  calculate(): void;
  /** Back to defaults with the result hidden; own figures stay. */
  reset(): void;
}
