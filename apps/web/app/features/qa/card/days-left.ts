const dayMs = 24 * 60 * 60 * 1_000;

/** How long the community may still answer. Examples: `3 days left`, `Last day`; null once it is over. */
export function daysLeft(closes: string, now: Date): string | null {
  const left = Date.parse(closes) - now.getTime();
  if (left <= 0) return null;
  const days = Math.ceil(left / dayMs);
  return days === 1 ? 'Last day' : `${days} days left`;
}
