const minuteMs = 60_000;

/** How long something has waited, in the largest unit. Examples: `0 min`, `12 min`, `5 h`, `3 d`. */
export function waitedFor(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h` : `${Math.floor(hours / 24).toLocaleString('en-US')} d`;
}
