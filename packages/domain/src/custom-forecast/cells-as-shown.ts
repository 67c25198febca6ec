import {
  type AssumptionKey,
  type Assumptions,
  assumptionKeys,
  type ForecastBase,
  startOf,
} from '../forecast/index.ts';
import {
  type CellInput,
  type CustomForecast,
  columnKeysAfter,
  type ForecastCells,
} from './custom-forecast.ts';

const capexWithRevenue = '=revenueChange';

/**
 * What has to be typed over averages or consensus so that the forecast is the one shown: nothing where they are the
 * same. A method may have assumptions of its own, five-year averages for instance; capex that grows as revenue does
 * stays so, by a formula.
 *
 * @param shown by column; null where the forecast shown has no value
 */
export function cellsAsShown(
  base: ForecastBase,
  startsFrom: CustomForecast['startsFrom'],
  shown: readonly Pick<Assumptions, AssumptionKey>[],
): ForecastCells {
  const start = startOf(base, startsFrom);
  const differs = (key: AssumptionKey) => shown.some((column, at) => column[key] !== start[at]?.[key]);
  const followsRevenue =
    differs('capexChange') && shown.every(({ capexChange, revenueChange }) => capexChange === revenueChange);
  const cells = columnKeysAfter(base.lastYear).map((name, at) => {
    const typed = assumptionKeys.flatMap((key): [AssumptionKey, CellInput][] => {
      const value = shown[at]?.[key] ?? null;
      if (key === 'capexChange' && followsRevenue) return [[key, capexWithRevenue]];
      return value === null || value === start[at]?.[key] ? [] : [[key, value]];
    });
    return [name, Object.fromEntries(typed)] as const;
  });
  return Object.fromEntries(cells.filter(([, rows]) => Object.keys(rows).length > 0));
}
