export { monthsBefore } from '@tenfold/domain/series';

const offset = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'longOffset' });

/** When a trading day ends in New York, e.g. `2026-08-21T16:00:00-04:00`. */
export function closeOfTrading(day: string): string {
  const zone = offset
    .formatToParts(new Date(`${day}T17:00:00Z`))
    .find((part) => part.type === 'timeZoneName')?.value;
  return `${day}T16:00:00${zone?.replace('GMT', '') || '-05:00'}`;
}
