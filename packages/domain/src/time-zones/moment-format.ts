/**
 * A moment as the people of a time zone write it.
 *
 * Example: 2026-08-21T14:35:00Z in New York is `Aug 21, 2026, 10:35 AM EDT`.
 */
export function momentFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
