/** The hour of a day in a time zone, daylight saving included. */

export { type DailyMoment, isTimeZone, lastDailyMoment } from './daily-moment.ts';
