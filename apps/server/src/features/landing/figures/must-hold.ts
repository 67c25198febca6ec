import type { MustHold } from '@tenfold/contract/landing';
import { mustBeTrue, type RecordedRow, recordOfDriver } from '@tenfold/domain/must-be-true';
import type { ValueState } from '@tenfold/domain/value-state';
import type { ValuedCompany } from './prepare-figures.ts';

/** What the company's page says must be true for its price. */
export function mustHoldAt(
  price: number,
  state: ValueState,
  { annual, base, value }: ValuedCompany,
): MustHold | null {
  const solved = mustBeTrue(state, price);
  if (!solved.ok) return null;
  const years = annual.map(({ year, figures }) => ({
    year,
    rateOf: (row: RecordedRow) => figures[row].value,
  }));
  const drivers = solved.drivers.flatMap(({ driver, present, fades, solution }) => {
    if (!solution.ok) return [];
    const { ok, ...solutionOf } = solution;
    const record = recordOfDriver(driver, years, base, value.method);
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
