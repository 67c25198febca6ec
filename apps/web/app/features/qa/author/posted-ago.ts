const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago somebody wrote something. Examples: `just now`, `5 minutes ago`, `2 hours ago`, `6 days ago`, `Nov 12`, `Nov 12, 2025`. */
export function postedAgo(datetime: string, now: Date): string {
  const then = new Date(datetime);
  const passed = now.getTime() - then.getTime();
  if (passed < minuteMs) return 'just now';
  if (passed < hourMs) return counted(passed / minuteMs, 'minute');
  if (passed < dayMs) return counted(passed / hourMs, 'hour');
  if (passed < 7 * dayMs) return counted(passed / dayMs, 'day');
  return dayOf(then, now);
}

function counted(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}

/** In UTC: the server, which renders it first, doesn't know the reader's time zone. */
function dayOf(then: Date, now: Date): string {
  const isThisYear = then.getUTCFullYear() === now.getUTCFullYear();
  return (isThisYear ? thisYear : otherYear).format(then);
}

const day = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const thisYear = new Intl.DateTimeFormat('en-US', day);
const otherYear = new Intl.DateTimeFormat('en-US', { ...day, year: 'numeric' });
