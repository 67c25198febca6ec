import type { IsoDate } from '@tenfold/domain/facts';
import type { ForecastBase } from '@tenfold/domain/forecast';
import { type ComputedValue, computeValue } from './compute-value.ts';
import { initialSetting } from './value-setting.ts';

/** The value a page comes with; the server's part, so that no browser has to load the methods for it. */
export function initialValue(base: ForecastBase | null, priceDay: IsoDate | null): ComputedValue | null {
  return base === null ? null : computeValue(base, initialSetting(priceDay));
}
