const inWords = (time: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...options }).format(new Date(time));

/** `Nov 14, 2025`, by the calendar of the exchange. */
export function noteDay(time: string): string {
  return inWords(time, { month: 'short', day: 'numeric', year: 'numeric' });
}

/** `Sep 30, 2025 · updated Nov 12`; the year again where it is another. */
export function noteDates({
  createdAt,
  histories,
}: {
  readonly createdAt: string;
  readonly histories: readonly { readonly createdAt: string }[];
}): string {
  const written = noteDay(createdAt);
  const newest = histories[0]?.createdAt;
  if (newest === undefined) return written;
  const updated = noteDay(newest);
  const year = written.slice(-6);
  return `${written} · updated ${updated.endsWith(year) ? updated.slice(0, -year.length) : updated}`;
}
