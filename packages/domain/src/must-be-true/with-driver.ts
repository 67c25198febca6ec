import type { ForecastBase } from '../forecast/index.ts';
import { forecastColumns } from '../forecast/index.ts';
import { longRunGrowth } from '../method-judgements/index.ts';
import { assumptionsByMethod } from '../valuation/index.ts';
import { cashFlowRows, type Drivers, type ValueState } from '../value-state/index.ts';
import type { SolvableDriver } from './method-drivers.ts';

/** The same drivers with one of them at a rate: in all six columns, or from where a row fades. */
export type WithDriver = (driver: SolvableDriver, rate: number) => Drivers;

export function withDriverOf(drivers: Drivers, state: ValueState, base: ForecastBase): WithDriver {
  const { rows, scalars, capexFollowsRevenue, revenueFades } = drivers;
  const longRun = Math.min(longRunGrowth, scalars.requiredReturn);
  return (driver, rate) => {
    switch (driver) {
      case 'revenueChange': {
        const row = Array.from({ length: forecastColumns }, (_, at) =>
          revenueFades ? rate + ((longRun - rate) * at) / (forecastColumns - 1) : rate,
        );
        return {
          ...drivers,
          rows: { ...rows, revenueChange: row, ...(capexFollowsRevenue ? { capexChange: row } : {}) },
        };
      }
      case 'percentageCfoOfRevenue':
      case 'capexChange':
      case 'freeCashFlowGrowthRate':
      case 'roe':
        return { ...drivers, rows: { ...rows, [driver]: Array(forecastColumns).fill(rate) } };
      case 'requiredReturn':
        return {
          ...drivers,
          rows: { ...rows, ...rowsAt(rate, state, base) },
          scalars: { ...scalars, requiredReturn: rate },
        };
      case 'margin':
      case 'sharesOutstandingChange':
        return drivers;
      default:
        return { ...drivers, scalars: { ...scalars, [driver]: rate } };
    }
  };
}

/** Growth never fades to more than the required return, so that a low one also changes the rows. */
function rowsAt(requiredReturn: number, { forecast, method, choice }: ValueState, base: ForecastBase) {
  if (typeof forecast !== 'string') return {};
  const assumptions = assumptionsByMethod(method, forecast, base, { ...choice, requiredReturn });
  return assumptions === null ? {} : cashFlowRows(assumptions);
}
