/** What a chart can show: names, axes, colours, patterns, periods. */

export {
  type ByDay,
  type DayForm,
  type DayStep,
  dayForms,
  endsByDay,
  mapByDay,
  pointsByDay,
} from './by-day.ts';
export type { CalculatedKey, DailyKey, IndicatorKey } from './indicator-keys.ts';
export {
  type Indicator,
  indicatorKeys,
  indicatorOf,
  indicators,
  isCalculatedKey,
  isDailyKey,
  isIndicatorKey,
} from './indicators.ts';
export {
  type Dates,
  type DatesRefusal,
  datesOf,
  isOwnDates,
  type OwnDates,
  ownDates,
  refuseDates,
} from './own-dates.ts';
export { type ChartPeriod, lastDayOfPeriod, type Period, periodStart, periods } from './period-start.ts';
export { type Point, pointOf } from './point.ts';
export { changeOver, type Rebased, rebase } from './rebase.ts';
export { isSharePrice, isTrailing } from './trailing.ts';
