const hourMs = 3_600_000;

/** How long a question has waited since its seven days ended. Examples: `under an hour`, `1 hour`, `23 hours`, `1 day`, `9 days`. */
export function lateBy(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - new Date(since).getTime()) / hourMs);
  if (hours < 1) return 'under an hour';
  return hours < 24 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
}

function counted(amount: number, unit: string): string {
  return `${amount.toLocaleString('en-US')} ${unit}${amount === 1 ? '' : 's'}`;
}
