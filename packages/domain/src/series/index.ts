export {
  type ByDay,
  type DayForm,
  type DayStep,
  dayForms,
  endsByDay,
  madeByDay,
  pointsByDay,
} from './by-day.ts';
export {
  type DailyKey,
  type Indicator,
  type IndicatorKey,
  indicatorKeys,
  indicatorOf,
  indicators,
  isDailyKey,
  isIndicatorKey,
  isMadeKey,
  type MadeKey,
} from './indicators.ts';
export { type Period, periodStart, periods } from './period-start.ts';
export { type Point, pointOf } from './point.ts';
export { changeOver, type Rebased, rebase } from './rebase.ts';
