export { type DailyMoment, lastDailyMoment } from './daily-moment.ts';
export { isTimeZone } from './time-zone.ts';
