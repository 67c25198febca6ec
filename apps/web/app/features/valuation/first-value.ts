import type { IsoDate } from '@tenfold/domain/facts';
import type { ForecastBase } from '@tenfold/domain/forecast';
import { firstSetting } from './value-setting.ts';
import { type Valued, valued } from './valued.ts';

/** The value a page comes with; the server's part, so that no browser has to load the methods for it. */
export function firstValue(base: ForecastBase | null, priceDay: IsoDate | null): Valued | null {
  return base === null ? null : valued(base, firstSetting(priceDay));
}
