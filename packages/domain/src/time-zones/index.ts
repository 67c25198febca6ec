/** The hour of a day in a time zone, and how a moment is written there, daylight saving included. */

export { type DailyMoment, isTimeZone, lastDailyMoment } from './daily-moment.ts';
export { momentFormat } from './moment-format.ts';
