/** The first day of the month a moment lies in, UTC; of another with an offset in months. `2026-08-01` */
export function monthOf(moment: Date, offset = 0): string {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + offset, 1))
    .toISOString()
    .slice(0, 10);
}
