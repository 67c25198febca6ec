import type { FinancialsColumn } from '@tenfold/contract/financials';
import type { ForecastBase } from '@tenfold/domain/forecast';
import {
  type DriverRecord,
  recordOf,
  recordOfMethod,
  type SolvableDriver,
} from '@tenfold/domain/must-be-true';
import type { MethodId } from '@tenfold/domain/valuation';

/** What the driver was in the last ten fiscal years; null for a choice, which has no past. */
export function recordOfDriver(
  driver: SolvableDriver,
  years: readonly FinancialsColumn[],
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
      return recordOf(years.map((column) => ({ year: column.year ?? 0, value: column[driver] })));
  }
}
