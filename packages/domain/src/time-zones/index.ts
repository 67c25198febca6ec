/** The hour of a day in a time zone, daylight saving included. */

export { type DailyMoment, lastDailyMoment } from './daily-moment.ts';
export { isTimeZone } from './time-zone.ts';
