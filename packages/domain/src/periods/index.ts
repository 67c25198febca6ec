/** Quarters, fiscal years, years of 53 weeks. */

export {
  dayCount,
  dayNumber,
  daysAfter,
  daysBetween,
  isoDay,
  lastDay,
  monthsBefore,
  yearsBefore,
} from './day-count.ts';
export { type FiscalCalendar, fiscalCalendar, type Slot } from './fiscal-calendar.ts';
export type { FiscalPeriod, Quarter } from './fiscal-period.ts';
export { fiscalYearOf } from './fiscal-year-end.ts';
