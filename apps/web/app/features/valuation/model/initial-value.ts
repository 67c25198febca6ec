import type { IsoDate } from '@tenfold/domain/facts';
import type { ForecastBase } from '@tenfold/domain/forecast';
import { type ComputedValue, computeValue } from './compute-value.ts';
import { initialSetting } from './value-setting.ts';

/** Server only: the browser doesn't load the methods for the first page. */
export function initialValue(base: ForecastBase | null, priceDay: IsoDate | null): ComputedValue | null {
  return base === null ? null : computeValue(base, initialSetting(priceDay));
}
