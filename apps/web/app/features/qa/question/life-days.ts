/** In UTC, like all days of the community: the server, which renders them first, doesn’t know the reader’s time zone. */
const utc = { timeZone: 'UTC' } as const;
const day = new Intl.DateTimeFormat('en-US', { ...utc, month: 'short', day: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat('en-US', {
  ...utc,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('en-US', {
  ...utc,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `Nov 9`, and `Nov 9, 2025` in another year. */
export function dayOf(datetime: string, now: Date): string {
  const then = new Date(datetime);
  return (then.getUTCFullYear() === now.getUTCFullYear() ? day : dayOfYear).format(then);
}

/** `Nov 24, 10:04 UTC`: when the seven days end. */
export function untilDay(datetime: string): string {
  const then = new Date(datetime);
  return `${day.format(then)}, ${time.format(then)} UTC`;
}
