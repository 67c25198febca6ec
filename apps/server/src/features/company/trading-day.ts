const offset = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'longOffset' });

/** When a trading day ends in New York, e.g. `2026-08-21T16:00:00-04:00`. */
export function closeOfTrading(day: string): string {
  const zone = offset
    .formatToParts(new Date(`${day}T17:00:00Z`))
    .find((part) => part.type === 'timeZoneName')?.value;
  return `${day}T16:00:00${zone?.replace('GMT', '') || '-05:00'}`;
}

/** The same day so many months before; the month's last day where it is shorter (31 March to 28 February). */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const earlier = new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth)));
  return earlier.toISOString().slice(0, 10);
}
