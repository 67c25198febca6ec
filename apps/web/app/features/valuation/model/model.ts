import type { Financials } from '@tenfold/contract/financials';
import type { Column } from '@tenfold/domain/columns';
import type { ForecastBase, ForecastType } from '@tenfold/domain/forecast';
import type {
  Leverage,
  MarketPosition,
  MethodId,
  MethodResult,
  NoMethodValue,
} from '@tenfold/domain/valuation';
import type { PageForecast } from '../../../forecast/page-forecast.ts';
import type { useOwnFigures } from '../inputs/own-figures.ts';
import type { ComputedValue } from './compute-value.ts';
import type { ReturnAndGrowth } from './stored-choices.ts';
import type { ValueSetting } from './value-setting.ts';

/** The page's one value per share with its forecast: the calculator sets it, the table and the estimate show it. */
export interface Model extends PageForecast<Column> {
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
  /** Null after Reset, until a forecast is chosen or calculated again. */
  readonly chosenType: ForecastType | null;
  /** Whether the method starts from a forecast of free cash flow, of which there are several. */
  readonly usesForecast: boolean;
  /** Whether the result is shown: from the first page on, hidden by Reset, shown again by Calculate. */
  readonly calculated: boolean;
  /** As filed; null when the company has not one full fiscal year. */
  readonly base: ForecastBase | null;
  readonly ownFigures: ReturnType<typeof useOwnFigures>;
  /** Whether the value is carried from the fiscal year end to the price's day, where that can be done. */
  readonly carrying: boolean;
  /** The methods could not be loaded: what is shown is the value from before. */
  readonly failed: boolean;
  /** Loads the methods ahead of a choice. */
  prepare(): void;
  /** Null for the company's default. */
  setMethod(method: MethodId | null): void;
  setLeverage(leverage: Leverage): void;
  setCarrying(carrying: boolean): void;
  /** Puts a required return and a terminal growth to use and shows the result. */
  calculate(choice: ReturnAndGrowth): void;
  /** The default method and rates, no forecast chosen, the result hidden. Figures of one's own stay. */
  reset(): void;
}
