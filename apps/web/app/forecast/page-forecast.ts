import type { FinancialsColumn } from '@tenfold/contract/financials';
import type { Column } from '@tenfold/domain/columns';
import type { IsoDate } from '@tenfold/domain/facts';
import type { ForecastType } from '@tenfold/domain/forecast';

/** Computed in the browser, or as the API sends it. */
export type ForecastColumn = Column | FinancialsColumn;

/** The forecast a page is showing, the same one on all its cards. */
export interface PageForecast<Shown extends ForecastColumn = ForecastColumn> {
  readonly forecastType: ForecastType;
  /** Six, from the estimated year to Terminal; none when no forecast can be made. */
  readonly columns: readonly Shown[];
  /** The last fiscal year end filed; null without a full fiscal year. */
  readonly lastPeriodEnd: IsoDate | null;
  readonly analystsAvailable: boolean;
  /** Whether there is a custom forecast to go back to; without it custom is offered only while it is shown. */
  readonly customAvailable?: boolean;
  setForecastType(type: ForecastType): void;
}
