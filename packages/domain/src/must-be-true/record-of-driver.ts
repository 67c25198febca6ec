import type { ForecastBase } from '../forecast/index.ts';
import type { RowKey } from '../rows/index.ts';
import type { MethodId } from '../valuation/index.ts';
import type { SolvableDriver } from './method-drivers.ts';
import { type DriverRecord, recordOf } from './record.ts';
import { type MethodDriver, recordOfMethod } from './record-of-method.ts';

/** A fiscal year as filed. */
export interface RecordYear {
  readonly year: number | null;
  /** The rate in a year; null where the year has none. */
  rateOf(row: RecordedRow): number | null;
}

/** A driver that is a row of the table. */
export type RecordedRow = Exclude<SolvableDriver, MethodDriver | 'requiredReturn' | 'terminalGrowth'> &
  RowKey;

/**
 * What a driver was in the last ten fiscal years, as rates; null for a choice, which has no past, and without a year.
 *
 * docs/methodology.md, "What must be true"
 *
 * @param years oldest first @param base of the forecast, for drivers that are no rows of the table
 */
export function recordOfDriver(
  driver: SolvableDriver,
  years: readonly RecordYear[],
  base: ForecastBase,
  method: MethodId,
): DriverRecord | null {
  switch (driver) {
    case 'requiredReturn':
    case 'terminalGrowth':
      return null;
    case 'meanMargin':
    case 'roe':
    case 'affoGrowth':
    case 'dividendGrowth':
    case 'payout':
      return recordOfMethod(base, driver, method === 'affo' ? 'affo' : 'dividends');
    default:
      return recordOf(years.map(({ year, rateOf }) => ({ year: year ?? 0, value: rateOf(driver) })));
  }
}
