import type { NoMethodValue } from '../valuation/index.ts';
import { cashFlowsOf, type Drivers, type ValueState, valueOfDrivers } from '../value-state/index.ts';
import { type BeyondReason, beyondReason, driversToSolve, type SolvableDriver } from './method-drivers.ts';
import { type NotSolved, solve } from './solve.ts';
import { startOf } from './starting-drivers.ts';
import { type WithDriver, withDriverOf } from './with-driver.ts';

export interface MustBeTrue {
  readonly ok: true;
  readonly price: number;
  /** The value of the state as it is; null where it has none and another number could give it one. */
  readonly valuePerShare: number | null;
  readonly drivers: readonly SolvedDriver[];
}

export interface SolvedDriver {
  readonly driver: SolvableDriver;
  /** What it is now: the first column of a row; null where the columns differ. */
  readonly present: number | null;
  /** Whether growth starts from it and fades, instead of staying. */
  readonly fades: boolean;
  readonly solution: Solution | NoSolution;
}

export interface Solution {
  readonly ok: true;
  readonly rate: number;
  /** The rate as shown, to a hundredth of a point, and the value at it. */
  readonly shownRate: number;
  readonly valueAtShown: number;
  /** More than one where early years are negative: the one nearest to the present is this. */
  readonly solutions: number;
  readonly beyond: BeyondReason | null;
}

export type NoSolution =
  | NotSolved
  /** The price is reached only with a terminal free cash flow that no method values. */
  | { readonly ok: false; readonly why: 'terminal_free_cash_flow_not_positive'; readonly nearest: null };

/**
 * What each driver of a value would have to be, all else as it is, for the value to be the price.
 *
 * One number in all six columns; a row that fades is solved for its start.
 * Refuses: a state without a value for a reason that no driver mends, such as net debt that is missing.
 * Example: AAPL at 94.38 needs revenue to grow by 31.1 % a year to be worth 311.07 (`tests/filings/must-be-true.test.ts`).
 *
 * docs/methodology.md, "What must be true"
 */
export function mustBeTrue(state: ValueState, price: number): MustBeTrue | NoMethodValue {
  const start = startOf(state);
  if (!start.ok) return start;
  const { drivers, base, valuePerShare } = start;
  const withDriver = withDriverOf(drivers, state, base);
  const solved = driversToSolve(drivers).map(([driver, bracket]): SolvedDriver => {
    const fades =
      (driver === 'revenueChange' && drivers.revenueFades) || (driver === 'roe' && drivers.roeFades);
    const present = presentRate(drivers, driver, fades);
    const solution: Solution | NoSolution =
      bracket === null
        ? { ok: false, why: 'does_not_enter', nearest: null }
        : solutionOf(
            withDriver,
            driver,
            solve((rate) => valueOfDrivers(withDriver(driver, rate)), price, bracket, present ?? 0),
          );
    return { driver, present, fades, solution };
  });
  return { ok: true, price, valuePerShare, drivers: solved };
}

function solutionOf(
  withDriver: WithDriver,
  driver: SolvableDriver,
  solved: ReturnType<typeof solve>,
): Solution | NoSolution {
  if (!solved.ok) return solved;
  const { rate, solutions } = solved;
  const at = withDriver(driver, rate);
  if (at.form === 'cashFlow' && !((cashFlowsOf(at).at(-1) ?? 0) > 0)) {
    return { ok: false, why: 'terminal_free_cash_flow_not_positive', nearest: null };
  }
  const shownRate = Math.round(rate * 1e4) / 1e4;
  const valueAtShown = valueOfDrivers(withDriver(driver, shownRate));
  return { ok: true, rate, shownRate, valueAtShown, solutions, beyond: beyondReason(driver, rate) };
}

function presentRate({ rows, scalars }: Drivers, driver: SolvableDriver, fades: boolean): number | null {
  switch (driver) {
    case 'margin':
    case 'sharesOutstandingChange':
      return null;
    case 'revenueChange':
    case 'percentageCfoOfRevenue':
    case 'capexChange':
    case 'freeCashFlowGrowthRate':
    case 'roe': {
      const [first] = rows[driver];
      const isOne = fades || rows[driver].every((rate) => rate === first);
      return isOne ? (first ?? null) : null;
    }
    default:
      return scalars[driver];
  }
}
