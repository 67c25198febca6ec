import type { OneChange } from '@tenfold/contract/landing';
import type { IsoDate } from '@tenfold/domain/facts';
import { defaultChoice } from '@tenfold/domain/valuation';
import { type ValueState, valueOfState } from '@tenfold/domain/value-state';
import type { ValuedCompany } from './prepare-figures.ts';

/** What somebody types into the workbook: revenue grows by a point more in the first year, to the next whole percent. */
export function oneChangeOf(
  { base, value, cells, annual }: ValuedCompany,
  day: IsoDate | null,
): OneChange | null {
  const assumptions = value.cashFlow?.assumptions;
  const [first, ...later] = assumptions ?? [];
  const [cell] = cells.forecast;
  const before = first?.revenueChange ?? null;
  const { revenue } = base.last;
  if (first === undefined || before === null || revenue === null || cell?.revenue == null) return null;
  const after = Math.floor(before * 100 + 1.5) / 100;
  const state = (columns: readonly (typeof first)[]): ValueState => ({
    base,
    forecast: { assumptions: columns, typed: [] },
    method: value.method,
    choice: defaultChoice,
    ownFigures: {},
    day,
    splitFactor: 1,
  });
  const now = valueOfState(state([first, ...later]));
  const then = valueOfState(state([{ ...first, revenueChange: after }, ...later]));
  if (!now.ok || !then.ok) return null;
  return {
    rowKey: 'revenueChange',
    year: cell.year,
    lastAmount: revenue,
    lastChange: annual.at(-1)?.figures.revenueChange.value ?? null,
    amount: cell.revenue,
    before,
    after,
    valuePerShare: now.valuePerShare,
    valueAfter: then.valuePerShare,
  };
}
