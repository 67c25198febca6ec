import { columnKeysAfter } from '../custom-forecast/index.ts';
import { unchanged } from '../forecast/forecast-base.fixture.ts';
import type { ForecastBase, Rate } from '../forecast/index.ts';
import { defaultChoice, type MethodId } from '../valuation/index.ts';
import type { ValueState } from './index.ts';

interface Typed {
  readonly revenueChange: Rate;
  readonly percentageCfoOfRevenue: Rate;
  readonly capexChange: Rate;
}

/** A forecast over averages, valued at the fiscal year end. */
export function averagesState(
  base: ForecastBase,
  method: MethodId = 'fcfTenYears',
  parts: Partial<ValueState> = {},
): ValueState {
  return {
    base,
    forecast: 'averages',
    method,
    choice: defaultChoice,
    ownFigures: {},
    day: null,
    splitFactor: 1,
    ...parts,
  };
}

/** A forecast in which these percentages were typed for all six columns, valued at the fiscal year end. */
export function typedState(base: ForecastBase, typed: Typed, parts: Partial<ValueState> = {}): ValueState {
  const rows = ['revenueChange', 'percentageCfoOfRevenue', 'capexChange'] as const;
  return averagesState(base, 'fcfTenYears', {
    forecast: {
      assumptions: Array(6).fill({ ...unchanged, ...typed }),
      typed: columnKeysAfter(base.lastYear).flatMap((column) => rows.map((row) => ({ column, row }))),
    },
    ...parts,
  });
}
