import type { ForecastId } from '@tenfold/contract/ids';
import type { EventType } from '../../platform/events/index.ts';

export interface ChangedForecast {
  readonly forecastId: ForecastId;
}

/** Saved, deleted or restored: what is computed from it may be another. In the transaction that writes it. */
export const forecastChanged: EventType<ChangedForecast> = { name: 'forecast changed' };
