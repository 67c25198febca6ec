import type { MustHold } from '@tenfold/contract/landing';
import {
  type DriverRecord,
  mustBeTrue,
  recordOf,
  recordOfMethod,
  type SolvableDriver,
} from '@tenfold/domain/must-be-true';
import type { ValueState } from '@tenfold/domain/value-state';
import type { ValuedCompany } from './prepare-figures.ts';

/** What the company's page says must be true for its price. */
export function mustHoldAt(price: number, state: ValueState, valued: ValuedCompany): MustHold | null {
  const solved = mustBeTrue(state, price);
  if (!solved.ok) return null;
  const drivers = solved.drivers.flatMap(({ driver, present, fades, solution }) => {
    if (!solution.ok) return [];
    const { ok, ...solutionOf } = solution;
    const record = recordOfDriver(driver, valued);
    return {
      driver,
      present,
      fades,
      ...solutionOf,
      record: record && { ...record, years: record.years.map((year) => ({ ...year })) },
    };
  });
  return drivers.length === 0 ? null : { price, drivers };
}

function recordOfDriver(driver: SolvableDriver, { annual, base, value }: ValuedCompany): DriverRecord | null {
  switch (driver) {
    case 'requiredReturn':
    case 'terminalGrowth':
      return null;
    case 'meanMargin':
    case 'roe':
    case 'affoGrowth':
    case 'dividendGrowth':
    case 'payout':
      return recordOfMethod(base, driver, value.method === 'affo' ? 'affo' : 'dividends');
    default:
      return recordOf(annual.map(({ year, figures }) => ({ year: year ?? 0, value: figures[driver].value })));
  }
}
